/** Returns the distance of an element from the top of the page, in px, after the fonts have loaded. */
export async function getOffsetTop(element: HTMLElement): Promise<number> {
  await document.fonts.ready;
  return element.getBoundingClientRect().top + window.scrollY;
}

/** The narrowest supported viewport. */
export const narrow = { globals: { viewport: { value: 'narrow' } } };

/** Doubles the text size. Returns a function that resets it. */
export function enlargeText(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}

/** Returns the misplaced texts of an element at twice the default text size. */
export function findMisplacedLargeTexts(box: Element): string[] {
  const reset = enlargeText();
  const found = findMisplacedTexts(box);
  reset();
  return found;
}

/**
 * Returns texts that extend beyond the sides of an element, and words that break across lines. Ignores scrolling
 * content and screen reader text.
 */
export function findMisplacedTexts(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const isIgnored = (element: Element | null): boolean => {
    if (element === null || element === box) return false;
    const { overflowX, clipPath } = getComputedStyle(element);
    return overflowX === 'auto' || clipPath !== 'none' || isIgnored(element.parentElement);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (isIgnored(node.parentElement)) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isOutside = rects.some((rect) => rect.left < left - 1 || rect.right > right + 1);
      if (isOutside || new Set(rects.map(({ top }) => top)).size > 1) found.push(word);
    }
  }
  return found;
}
