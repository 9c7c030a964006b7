import {
  defineLocale as defineAnyLocale,
  LOCALES,
  type Locale,
  type LocaleDefinition,
  type LocaleOptions as AnyLocaleOptions,
} from '../locale/languages';
import type { Messages, Texts } from './texts';

/** Loads a whole catalogue, or each message set separately. */
export type CatalogueLoader<Catalogue> =
  | (() => Promise<Catalogue>)
  | { readonly [Id in keyof Catalogue]: () => Promise<Pick<Catalogue, Id>> };

export interface LocaleOptions<Tag extends string = string> extends AnyLocaleOptions<Tag> {
  /** Loads a complete catalogue, type-checked by `defineCatalogue`. */
  readonly loadCatalogue?: CatalogueLoader<Messages>;
  /**
   * Loads a partial catalogue, type-checked by `defineTexts`; missing messages are in English. Ignored with
   * `loadCatalogue`.
   */
  readonly loadPartialCatalogue?: CatalogueLoader<Texts>;
}

/**
 * Defines a language. Call it outside of components. To change one of the wallet's languages, spread it:
 * `defineLocale({ ...languages.ur, digits: 'arabext' })`. @throws RangeError if a tag is not valid BCP 47
 */
export const defineLocale: <const Tag extends string>(
  options: LocaleOptions<Tag>,
) => LocaleDefinition<Tag> = defineAnyLocale;

const catalogues: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('./en')).en,
  ur: async () => (await import('./ur')).ur,
  ar: async () => (await import('./ar')).ar,
};

/** Loads the complete catalogues of all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await catalogues[locale]()])),
  ) as Record<Locale, Messages>;

export {
  getDirection,
  getLanguage,
  isLocale,
  languages,
  LOCALES,
  matchDefinition,
  matchLocale,
  type ArabicScript,
  type NumberingSystem,
  type HourCycle,
  type LoadedMessages,
  type Locale,
  type LocaleDefinition,
} from '../locale/languages';
export * from '../messages';
export { defineCatalogue, defineTexts, type Messages, type Texts } from './texts';
