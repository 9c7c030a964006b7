import type { Loaders } from './messages/shape';

/**
 * Styles of Arabic script for which the theme has separate fonts and type scales. Latin script uses the theme's
 * defaults.
 */
export type ArabicScript = 'nastaliq' | 'naskh';

interface LanguageEntry {
  /** The language's name in that language, so that users who cannot read the current language find their own. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Locale for numbers, dates and plurals; `-u-nu-` sets the digits. docs/rules.md LANG-3. */
  formatLocale: string;
  /** Locale for React Aria's built-in strings. */
  ariaLocale: string;
  /** Determines fonts and type scale (`theme/scriptFonts.ts`, `theme/typeByScript.ts`). @default Latin */
  script?: ArabicScript;
  /** Unit symbol for grams. docs/rules.md MONEY-6. */
  gram: string;
}

/** The wallet's languages by language tag. Each has a message catalogue in `messages/<tag>`. docs/rules.md LANG-1. */
export const languages = {
  en: { name: 'English', direction: 'ltr', formatLocale: 'en', ariaLocale: 'en-US', gram: 'g' },
  ur: {
    name: 'اردو',
    direction: 'rtl',
    formatLocale: 'ur-PK-u-nu-latn',
    ariaLocale: 'ur-PK',
    script: 'nastaliq',
    gram: 'گرام',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    formatLocale: 'ar-u-nu-latn',
    ariaLocale: 'ar-AE',
    script: 'naskh',
    gram: 'غ',
  },
} as const satisfies Record<string, LanguageEntry>;

/**
 * Loads the message catalogue of a language. Separate from `languages`, so importing the list does not bundle the
 * loaders.
 */
export const loadCatalogue = {
  en: () => import('./messages/en/loaders'),
  ur: () => import('./messages/ur/loaders'),
  ar: () => import('./messages/ar/loaders'),
} as const satisfies Record<keyof typeof languages, () => Promise<{ loaders: Loaders }>>;

/** Language tag of one of the wallet's languages, as in the page's `lang` attribute. */
export type Locale = keyof typeof languages;

export const LOCALES = Object.keys(languages) as readonly Locale[];

/** Whether text is the tag of one of the wallet's languages. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(languages, text);

/** Returns the language subtag of a BCP 47 tag: `ur` for `ur-PK-u-nu-latn`. */
export const getLanguageTag = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/**
 * Returns the first preferred language (`navigator.languages`) that the wallet supports, else English. docs/rules.md
 * LANG-2.
 */
export const matchLocale = (preferred: readonly string[]): Locale =>
  preferred.map(getLanguageTag).find(isLocale) ?? 'en';

/** Returns the entry for the language of any locale; English if the wallet does not support it. */
export const getLanguage = (locale: string): LanguageEntry => languages[matchLocale([locale])];

/** Returns the writing direction of a locale; `ltr` if it is not supported. */
export const getDirection = (locale: string): 'ltr' | 'rtl' => getLanguage(locale).direction;
