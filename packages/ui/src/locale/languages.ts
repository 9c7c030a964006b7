/** Styles of Arabic script for which the theme has separate fonts and type scales. */
export type ArabicScript = 'nastaliq' | 'naskh';

/** Numbering systems by Unicode name: `latn` 123, `arabext` ۱۲۳ (Persian and Urdu), `arab` ١٢٣ (Arabic). */
export type NumberingSystem = 'latn' | 'arabext' | 'arab';

/** Clock formats as Unicode hour cycles: `h12` 4:20 PM, `h23` 16:20. */
export type HourCycle = 'h12' | 'h23';

/** Compiled messages by set id, such as `sendMoney`; sets can be missing. */
export type LoadedMessages = Readonly<Record<string, object | undefined>>;

/** Loads a whole catalogue, or each message set separately. */
export type MessageLoader =
  | (() => Promise<LoadedMessages>)
  | Readonly<Record<string, (() => Promise<LoadedMessages>) | undefined>>;

export interface LocaleOptions<Tag extends string = string> {
  /** BCP 47 tag, such as `fr`, `fa-AF` or `ur-Latn`, used as the page's `lang`. Its script determines the direction. */
  readonly tag: Tag;
  /** The language's own name for itself, so that users can find it in any interface language. */
  readonly name: string;
  /** Numbering system for numbers, amounts and dates. docs/rules.md LANG-3. @default the language's usual one */
  readonly digits?: NumberingSystem;
  /** Clock format: 12 hours, or 24 hours from 0 to 23. docs/rules.md TXN-5. @default 'h12' */
  readonly hourCycle?: HourCycle;
  /**
   * Determines fonts and type scale (`theme/scriptFonts.ts`, `theme/typeByScript.ts`). @default `naskh` for Arabic
   * script
   */
  readonly script?: ArabicScript;
  /** Unit symbol for grams. docs/rules.md MONEY-6. @default 'g' */
  readonly gram?: string;
  /** Tag with a region for React Aria's built-in strings and calendar. @default `tag` */
  readonly ariaLocale?: string;
  /** Loads a complete catalogue. */
  readonly loadCatalogue?: MessageLoader;
  /** Loads part of a catalogue; missing messages are in English. Ignored with `loadCatalogue`. */
  readonly loadPartialCatalogue?: MessageLoader;
}

export interface LocaleDefinition<Tag extends string = string> extends LocaleOptions<Tag> {
  readonly direction: 'ltr' | 'rtl';
  /** Locale for numbers, dates and plurals: the tag with numbering system and hour cycle, `fa-u-hc-h23-nu-arabext`. */
  readonly formatLocale: string;
  readonly ariaLocale: string;
  readonly gram: string;
}

/** The wallet's languages by language tag. Each has a catalogue in `catalogues/<tag>`. docs/rules.md LANG-1. */
export const languages = {
  en: {
    tag: 'en',
    name: 'English',
    direction: 'ltr',
    formatLocale: 'en',
    ariaLocale: 'en-US',
    gram: 'g',
  },
  ur: {
    tag: 'ur',
    name: 'اردو',
    direction: 'rtl',
    formatLocale: 'ur-PK-u-nu-latn',
    ariaLocale: 'ur-PK',
    script: 'nastaliq',
    gram: 'گرام',
  },
  ar: {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    formatLocale: 'ar-u-nu-latn',
    ariaLocale: 'ar-AE',
    script: 'naskh',
    gram: 'غ',
  },
} as const satisfies Record<string, LocaleDefinition>;

export type Locale = keyof typeof languages;

export const LOCALES = Object.keys(languages) as readonly Locale[];

export const isLocale = (text: string): text is Locale => Object.hasOwn(languages, text);

/** Returns the language subtag of a BCP 47 tag: `ur` for `ur-PK-u-nu-latn`. */
export const getLanguageTag = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? '';

/** Returns the user's first preferred language that the wallet supports, otherwise English. docs/rules.md LANG-2. */
export const matchLocale = (preferred: readonly string[]): Locale =>
  preferred.map(getLanguageTag).find(isLocale) ?? 'en';

/** Returns the language definition for a locale; English if the wallet does not include the language. */
export const getLanguage = (locale: string | LocaleDefinition): LocaleDefinition =>
  typeof locale === 'string' ? languages[matchLocale([locale])] : locale;

/** Right-to-left scripts, by ISO 15924 code. */
const RTL_SCRIPTS = /Adlm|Ara[bn]|Hebr|Nkoo|Rohg|Syrc|Thaa/;

/** Returns the ISO 15924 code of a locale's script: `Arab` for `fa`, `Latn` for `ur-Latn`. */
const getScript = (locale: string) => new Intl.Locale(locale).maximize().script ?? '';

const deriveDirection = (locale: string) => (RTL_SCRIPTS.test(getScript(locale)) ? 'rtl' : 'ltr');

// Cached, because deriving a tag's script takes longer than formatting an amount.
const directions: Record<string, 'ltr' | 'rtl'> = {};

/** Derives the direction from the script. @throws RangeError if the text is not a BCP 47 tag */
export const getDirection = (locale: string | LocaleDefinition): 'ltr' | 'rtl' =>
  typeof locale === 'string' ? (directions[locale] ??= deriveDirection(locale)) : locale.direction;

/**
 * Defines a language. Call it outside of components. To change one of the wallet's languages, spread it:
 * `defineLocale({ ...languages.ur, digits: 'arabext' })`. @throws RangeError if a tag is not valid BCP 47
 */
export function defineLocale<const Tag extends string>(
  options: LocaleOptions<Tag>,
): LocaleDefinition<Tag> {
  const { tag, digits, hourCycle, ariaLocale = tag, gram = 'g' } = options;
  const format = { numberingSystem: digits, hourCycle };
  return {
    ...options,
    gram,
    script: options.script ?? (getScript(tag) === 'Arab' ? 'naskh' : undefined),
    direction: deriveDirection(tag),
    formatLocale: new Intl.Locale(tag, format).toString(),
    ariaLocale: new Intl.Locale(ariaLocale, format).toString(),
  };
}

const getLanguageAndScript = (locale: string) =>
  /^\w+(-[a-z]{4}\b)?/i.exec(locale)?.[0].toLowerCase();

/** Returns the app language that the user prefers most. Include the wallet's own, such as `languages.en`. */
export const matchDefinition = <Definition extends LocaleDefinition>(
  preferred: readonly string[],
  definitions: readonly Definition[],
): Definition | undefined =>
  preferred
    .map((wanted) =>
      definitions.find(({ tag }) => getLanguageAndScript(tag) === getLanguageAndScript(wanted)),
    )
    .find((match) => match !== undefined);
