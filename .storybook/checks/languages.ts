import type { Page } from 'playwright';
import { whatDoesNotFit } from '../../scripts/lib/whatDoesNotFit.ts';
import { translatedPictures } from '../screens.ts';
import { resize, settle, showWhole, type Theme } from './settle.ts';
import type { StoryChecks } from './story.ts';

declare global {
  /** Provided by the preview: makes what finds the words of a text that should have been translated. */
  var __untranslated: () => (text: string, language: string) => string[];
}

/** Texts and names in Latin letters that are not said to be in another language, or to be no words. */
function whatIsLatin(language: string): string[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'alt',
    'placeholder',
    'title',
  ];
  // What is announced after a pause in typing is not announced again while the story stands still.
  const isAnnounced = (element: Element) => {
    const region = element.closest('[role="status"]');
    return region !== null && getComputedStyle(region).clipPath !== 'none';
  };
  const isOther = (element: Element) =>
    isAnnounced(element) ||
    element.closest(
      'script, style, noscript, .sb-wrapper, [lang="en"], [translate="no"], [dir="ltr"], [data-live-announcer]',
    ) !== null;
  const untranslated = globalThis.__untranslated();
  const found: string[] = [];
  const look = (text: string | null, where: string) => {
    if (untranslated(text ?? '', language).length > 0) found.push(`${where}: “${text?.trim()}”`);
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

/** A small phone, CSS pixels. */
export const SMALL = { width: 320, height: 640 };

/** A language that a story is looked at in, once it stands. */
export interface LanguageLook {
  language: 'pseudo-rtl' | 'ur' | 'ar';
  /** Whether no word may be left in Latin letters. */
  isWhole: boolean;
  hasImage: boolean;
}

/**
 * The languages that every story is looked at in: longer words that run from the right, as its play
 * function left it; Urdu and Arabic on a small phone, where nobody has typed or a picture is taken. A
 * component's words are those of its story.
 */
export function looksAt(id: string, { isPlayed, hasOwnWords }: StoryChecks): LanguageLook[] {
  const isWhole = /^(pages|flows)-/.test(id) && !isPlayed && !hasOwnWords;
  const translated = (['ur', 'ar'] as const).map((language) => ({
    language,
    isWhole,
    hasImage: translatedPictures[language].has(id),
  }));
  return [
    { language: 'pseudo-rtl', isWhole, hasImage: false },
    ...translated.filter(({ hasImage }) => hasImage || !isPlayed),
  ];
}

/** What the page says that it speaks, by what is asked for. */
const SPOKEN = { 'pseudo-rtl': 'ar', ur: 'ur', ar: 'ar' } as const;

/**
 * Speaks another language in the story as it stands, on a small phone where it is one that somebody reads.
 * It stays in the theme that it is in, unless it is given another.
 */
export async function speak(
  page: Page,
  language: LanguageLook['language'],
  theme?: Theme,
): Promise<void> {
  if (language !== 'pseudo-rtl') await resize(page, SMALL);
  await settle(page, { theme, language: { name: language, spoken: SPOKEN[language] } });
  if (language !== 'pseudo-rtl') await showWhole(page, SMALL);
}

/** Fails where something does not fit or was not translated. */
export async function expectToFit(page: Page, { language, isWhole }: LanguageLook): Promise<void> {
  const found = [
    ...(await page.evaluate(whatDoesNotFit)),
    ...(isWhole ? await page.evaluate(whatIsLatin, language) : []),
  ];
  if (found.length > 0) throw new Error(`In ${language}:\n  ${found.join('\n  ')}`);
}
