import type { Page } from 'playwright';
import { findLayoutProblems } from '../../scripts/lib/findLayoutProblems.ts';
import { hasTranslatedPicture, translatedLocales, type TranslatedLocale } from '../screens.ts';
import { resize, settle, showWhole, type Theme } from './settle.ts';
import type { StoryChecks } from './story.ts';

declare global {
  /** Set by the preview: creates a function that finds the untranslated words of a text. */
  var __untranslated: () => (text: string, language: string) => string[];
}

/** Finds texts and names in Latin letters that are not marked as English or as identifiers. */
function findUntranslated(language: string): string[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'alt',
    'placeholder',
    'title',
  ];
  // A debounced announcement is not repeated in the new language.
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
export const SMALL_VIEWPORT = { width: 320, height: 640 };

/** A check of a story in a language, after its play function. */
export interface LanguageLook {
  language: 'pseudo-rtl' | TranslatedLocale;
  /** Whether a word in Latin letters is a problem. */
  mustBeTranslated: boolean;
  hasImage: boolean;
}

/**
 * The languages to check a story in: the pseudo-locale, with longer words from right to left, always; the others
 * on a small phone if the story has a translated picture or no play function, which may have typed English text.
 * Components show the words of their story, which are not translated.
 */
export function getLanguageLooks(
  id: string,
  { isPlayed, hasOwnWords }: StoryChecks,
): LanguageLook[] {
  const mustBeTranslated = /^(pages|flows)-/.test(id) && !isPlayed && !hasOwnWords;
  const translated = translatedLocales.map((language) => ({
    language,
    mustBeTranslated,
    hasImage: hasTranslatedPicture(id, language),
  }));
  return [
    { language: 'pseudo-rtl', mustBeTranslated, hasImage: false },
    ...translated.filter(({ hasImage }) => hasImage || !isPlayed),
  ];
}

/**
 * Changes the language of the story in its current state; all but the pseudo-locale on a small phone.
 * @param theme the current theme if left out
 */
export async function setLanguage(
  page: Page,
  language: LanguageLook['language'],
  theme?: Theme,
): Promise<void> {
  if (language !== 'pseudo-rtl') await resize(page, SMALL_VIEWPORT);
  const lang = language === 'pseudo-rtl' ? 'ar' : language;
  await settle(page, { theme, language: { name: language, lang } });
  if (language !== 'pseudo-rtl') await showWhole(page, SMALL_VIEWPORT);
}

/** Fails if something does not fit or is not translated. */
export async function expectToFit(
  page: Page,
  { language, mustBeTranslated }: LanguageLook,
): Promise<void> {
  const found = [
    ...(await page.evaluate(findLayoutProblems)),
    ...(mustBeTranslated ? await page.evaluate(findUntranslated, language) : []),
  ];
  if (found.length > 0) throw new Error(`In ${language}:\n  ${found.join('\n  ')}`);
}
