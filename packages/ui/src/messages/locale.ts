/** The languages that the wallet speaks. docs/rules.md LANG-1. */
export const LOCALES = ['en', 'ur', 'ar'] as const;

/** A language that the wallet speaks, as `lang` of a page names it. */
export type Locale = (typeof LOCALES)[number];

/** Whether a text names a language that the wallet speaks. */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The first of a reader's languages (`navigator.languages`) that the wallet speaks; else English. docs/rules.md LANG-2. */
export const localeFor = (languages: readonly string[]): Locale =>
  languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLocale) ?? 'en';

/** How a language is written: whether a page of it runs from the right. */
export const directionOf = (locale: Locale) => (locale === 'en' ? 'ltr' : 'rtl');

/** The locale of figures, dates and plurals. Digits are Latin in all: some of Arabic's own would not be. docs/rules.md LANG-3. */
export const INTL_LOCALES = {
  en: 'en',
  ur: 'ur-PK-u-nu-latn',
  ar: 'ar-u-nu-latn',
} as const satisfies Record<Locale, string>;

/** The locale of React Aria's own texts and directions. */
export const ARIA_LOCALES = {
  en: 'en-US',
  ur: 'ur-PK',
  ar: 'ar-AE',
} as const satisfies Record<Locale, string>;
