import type { Page } from 'playwright';
import { findLayoutProblems } from '../../scripts/lib/findLayoutProblems.ts';
import { hasTranslatedScreenshot, translatedLocales, type TranslatedLocale } from './variants.ts';
import { setViewport, waitUntilStable, growToPageHeight, type Theme } from './waitUntilStable.ts';
import type { StoryChecks } from './story.ts';

declare global {
  /** Set by the preview. Returns a function that finds the untranslated words in a text. */
  var __untranslated: (names: readonly string[]) => (text: string, language: string) => string[];
}

function findUntranslated({ language, names }: LanguageCheck): string[] {
  const ATTRIBUTES = [
    'aria-label',
    'aria-valuetext',
    'aria-description',
    'alt',
    'placeholder',
    'title',
  ];
  // Skip announcements: a debounced one is not repeated in the new language.
  const isAnnounced = (element: Element) => {
    const region = element.closest('[role="status"]');
    return region !== null && getComputedStyle(region).clipPath !== 'none';
  };
  const isOther = (element: Element) =>
    isAnnounced(element) ||
    element.closest(
      'script, style, noscript, .sb-wrapper, [lang="en"], [translate="no"], [dir="ltr"], [data-live-announcer]',
    ) !== null;
  const untranslated = globalThis.__untranslated(names);
  const found: string[] = [];
  const checkText = (text: string | null, where: string) => {
    if (untranslated(text ?? '', language).length > 0) found.push(`${where}: “${text?.trim()}”`);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement && !isOther(node.parentElement)) checkText(node.nodeValue, 'text');
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOther(element)) checkText(element.getAttribute(name), name);
    }
  }
  return found;
}

/** A small phone, in CSS pixels. */
export const SMALL_VIEWPORT = { width: 320, height: 640 };

interface LanguageCheck {
  language: 'pseudo-rtl' | TranslatedLocale;
  /** Whether words in Latin script count as problems. */
  mustBeTranslated: boolean;
  /** Names and typed texts of the story, which are not translated. */
  names: readonly string[];
  hasScreenshot: boolean;
}

/**
 * Always includes the pseudo-locale. Includes another language if the story has a screenshot in it, or has no play
 * function, which could have typed English text. Words must be translated only in stories of pages and flows, because
 * component stories have their own texts.
 */
export function getLanguageChecks(
  id: string,
  { tags, names, isPlayed, hasOwnWords }: StoryChecks,
): LanguageCheck[] {
  const mustBeTranslated = /^(pages|flows)-/.test(id) && !isPlayed && !hasOwnWords;
  const translated = translatedLocales.map((language) => ({
    language,
    mustBeTranslated,
    names,
    hasScreenshot: hasTranslatedScreenshot(tags, language),
  }));
  return [
    { language: 'pseudo-rtl', mustBeTranslated, names, hasScreenshot: false },
    ...translated.filter(({ hasScreenshot }) => hasScreenshot || !isPlayed),
  ];
}

/** Uses the viewport of a small phone, except for the pseudo-locale. @param theme the current theme if omitted */
export async function setLanguage(
  page: Page,
  language: LanguageCheck['language'],
  theme?: Theme,
): Promise<void> {
  if (language !== 'pseudo-rtl') await setViewport(page, SMALL_VIEWPORT);
  const lang = language === 'pseudo-rtl' ? 'ar' : language;
  await waitUntilStable(page, { theme, language: { name: language, lang } });
  if (language !== 'pseudo-rtl') await growToPageHeight(page, SMALL_VIEWPORT);
}

export async function expectNoOverflow(page: Page, check: LanguageCheck): Promise<void> {
  const found = [
    ...(await page.evaluate(findLayoutProblems)),
    ...(check.mustBeTranslated ? await page.evaluate(findUntranslated, check) : []),
  ];
  if (found.length > 0) throw new Error(`In ${check.language}:\n  ${found.join('\n  ')}`);
}
