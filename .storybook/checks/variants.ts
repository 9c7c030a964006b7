import { LOCALES, type Locale } from '../../packages/ui/src/locale/languages.ts';

export type TranslatedLocale = Exclude<Locale, 'en'>;

export const translatedLocales = LOCALES.filter(
  (locale): locale is TranslatedLocale => locale !== 'en',
);

/** The variant of a story's screenshot: a theme in English, or a language in the light theme on a small phone. */
export type ScreenshotVariant = 'light' | 'dark' | TranslatedLocale;

/** The tags `screen` and `translated` add a screenshot in every language, `step` (a step of a flow) one in Urdu. */
export const hasTranslatedScreenshot = (tags: readonly string[], locale: TranslatedLocale) =>
  ['screen', 'translated'].some((tag) => tags.includes(tag)) ||
  (locale === 'ur' && tags.includes('step'));

/** The screenshots of a story without the tag `no-visual`. */
export const getVariants = (tags: readonly string[]): readonly ScreenshotVariant[] => [
  'light',
  'dark',
  ...translatedLocales.filter((locale) => hasTranslatedScreenshot(tags, locale)),
];

export const getBaselinePath = (story: string, variant: ScreenshotVariant = 'light') =>
  `${story.split('-')[0]}/${story}-${variant}.png`;
