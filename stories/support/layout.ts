/** How far down the page an element stands, once the page's face has loaded. */
export async function placeOf(element: HTMLElement): Promise<number> {
  await document.fonts.ready;
  return element.getBoundingClientRect().top + window.scrollY;
}

/** The narrowest phone that the wallet is made for. */
export const narrow = { globals: { viewport: { value: 'narrow' } } };
