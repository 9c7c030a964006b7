import type { Loaders } from './messages/shape';

/** The Arabic scripts that the theme has fonts and a type scale for; a Latin script has those of the theme. */
export type ArabicScript = 'nastaliq' | 'naskh';

interface LanguageEntry {
  /** Its name in itself, so that a person who cannot read the current language finds their own. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The locale of figures, dates and plurals; `-u-nu-` sets the digits. docs/rules.md LANG-3. */
  formatLocale: string;
  /** The locale of React Aria's own texts. */
  ariaLocale: string;
  /** The script that selects fonts and type scale (`theme/scriptFaces.ts`, `theme/typeByScript.ts`). @default Latin */
  script?: ArabicScript;
  /** The unit of a weight in grams. docs/rules.md MONEY-6. */
  gram: string;
}

/** Every language of the wallet, by its tag. Each has a catalogue in `messages/<tag>`. docs/rules.md LANG-1. */
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

/** The catalogues, apart from the list so that they are not bundled with it. */
export const loadCatalogue = {
  en: () => import('./messages/en/loaders'),
  ur: () => import('./messages/ur/loaders'),
  ar: () => import('./messages/ar/loaders'),
} as const satisfies Record<keyof typeof languages, () => Promise<{ loaders: Loaders }>>;

/** The tag of a language of the wallet, as in `lang` of a page. */
export type Locale = keyof typeof languages;

export const LOCALES = Object.keys(languages) as readonly Locale[];

/** Whether a text is the tag of a language of the wallet. */
export const isLocale = (text: string): text is Locale => Object.hasOwn(languages, text);

/** The language of a BCP 47 tag: `ur` of `ur-PK-u-nu-latn`. */
export const getLanguageTag = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** Returns the first of the preferred languages (`navigator.languages`) that the wallet has, else English. docs/rules.md LANG-2. */
export const matchLocale = (preferred: readonly string[]): Locale =>
  preferred.map(getLanguageTag).find(isLocale) ?? 'en';

/** The facts about a language, of any locale; those of English for a language that the wallet does not have. */
export const getLanguage = (locale: string): LanguageEntry => languages[matchLocale([locale])];

/** The writing direction of a locale. */
export const getDirection = (locale: string): 'ltr' | 'rtl' => getLanguage(locale).direction;
