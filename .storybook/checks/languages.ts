import type { Page } from 'playwright';
import { settle } from './settle.ts';
import type { StoryChecks } from './story.ts';

/** What does not fit, each with its text. */
function whatDoesNotFit(): string[] {
  const TOLERANCE = 1;
  const { documentElement: root } = document;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth} px`);
  }

  const isScroller = ({ overflowX }: CSSStyleDeclaration) =>
    overflowX === 'auto' || overflowX === 'scroll';
  /** What is only for screen readers is cut off on purpose. */
  const isHidden = ({ clipPath, visibility, opacity }: CSSStyleDeclaration) =>
    clipPath !== 'none' || visibility === 'hidden' || opacity === '0';

  /** The nearest edges that cut a text off: those of its boxes, and of the page. */
  const edgesOf = (element: Element): { start: number; end: number } | null => {
    const edges = { start: 0, end: root.clientWidth };
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isHidden(style)) return null;
      // What scrolls sideways is reached, and what ends in … is meant to be cut.
      if (isScroller(style) || style.textOverflow === 'ellipsis') return null;
      if (style.overflowX === 'visible' || box === root || box === document.body) continue;
      const { left, right } = box.getBoundingClientRect();
      edges.start = Math.max(edges.start, left);
      edges.end = Math.min(edges.end, right);
    }
    return edges;
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim();
    if (!text || !parent || parent.closest('script, style, noscript, .sb-wrapper, [hidden]')) {
      continue;
    }
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    const edges = edgesOf(parent);
    if (!edges) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    if (left < edges.start - TOLERANCE || right > edges.end + TOLERANCE) {
      const round = Math.round;
      found.push(
        `“${text}” from ${round(left)} to ${round(right)} px, cut at ${round(edges.start)} and ${round(edges.end)}`,
      );
    }
  }
  return found;
}

/** Texts and names in Latin letters that are not said to be in another language, or to be no words. */
function whatIsLatin(known: string): string[] {
  const LATIN_WORD = /[A-Za-z]{2,}/g;
  const ATTRIBUTES = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'alt',
    'placeholder',
    'title',
  ];
  const isOther = (element: Element) =>
    element.closest(
      'script, style, noscript, .sb-wrapper, [lang="en"], [translate="no"], [dir="ltr"], [data-live-announcer]',
    ) !== null;
  const words = new Set(known.split(' '));
  const found: string[] = [];
  const look = (text: string | null, where: string) => {
    const latin = [...(text ?? '').matchAll(LATIN_WORD)].map(([word]) => word);
    const unknown = latin.filter((word) => !words.has(word));
    if (unknown.length > 0) found.push(`${where}: “${text?.trim()}”`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement && !isOther(node.parentElement)) look(node.nodeValue, 'text');
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOther(element)) look(element.getAttribute(name), name);
    }
  }
  return found;
}

/** A language that a story is looked at in, once it stands. */
export interface Look {
  language: string;
  /** CSS pixels; without it the page stays as wide as it is. */
  width?: number;
  /** Whether no word may be left in Latin letters. */
  isWhole: boolean;
}

/**
 * The languages that every story is looked at in: longer words that run from the right, as its play
 * function left it; Urdu and Arabic on a small phone, where nobody has typed. A component's words are
 * those of its story.
 */
export function looksAt(title: string, { isPlayed }: StoryChecks): Look[] {
  const isWhole = /^(Pages|Flows)\//.test(title);
  const translated = ['ur', 'ar'].map((language) => ({ language, width: 320, isWhole }));
  return [
    { language: 'pseudo-rtl', isWhole: isWhole && !isPlayed },
    ...(isPlayed ? [] : translated),
  ];
}

/** Speaks another language in the story as it stands, and fails where something does not fit or was not translated. */
export async function expectToFit(page: Page, look: Look, known: readonly string[]): Promise<void> {
  const { language, width, isWhole } = look;
  const viewport = page.viewportSize();
  if (width && viewport && viewport.width !== width) {
    await page.setViewportSize({ ...viewport, width });
  }
  await page.evaluate((detail) => {
    document.dispatchEvent(new CustomEvent('story-language', { detail }));
  }, language);
  await settle(page);
  const found = [
    ...(await page.evaluate(whatDoesNotFit)),
    ...(isWhole ? await page.evaluate(whatIsLatin, known.join(' ')) : []),
  ];
  if (found.length > 0) {
    throw new Error(`In ${language}${width ? ` at ${width} px` : ''}:\n  ${found.join('\n  ')}`);
  }
}
