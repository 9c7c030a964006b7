/** Returns the distance of an element from the top of the page, px, after the fonts have loaded. */
export async function getOffsetTop(element: HTMLElement): Promise<number> {
  await document.fonts.ready;
  return element.getBoundingClientRect().top + window.scrollY;
}

/** The narrowest supported viewport. */
export const narrow = { globals: { viewport: { value: 'narrow' } } };
