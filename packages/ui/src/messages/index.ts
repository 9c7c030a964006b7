import { loadCatalogue, LOCALES, type Locale, type LocaleDefinition } from '../languages';
import { loadNamespaces } from './loadNamespaces';
import type { Messages, Namespace } from './shape';

/**
 * Loads the catalogue of a language, or only some of its namespaces. Other languages are not downloaded. A definition
 * without a catalogue uses that of the wallet's language with the same tag.
 */
export async function loadMessages<N extends Namespace = Namespace>(
  locale: Locale | LocaleDefinition,
  namespaces?: readonly N[],
): Promise<Pick<Messages, N>> {
  if (typeof locale !== 'string') {
    const { loadOwnMessages } = await import('./loadOwnMessages');
    return loadOwnMessages(locale, namespaces);
  }
  const { loaders } = await loadCatalogue[locale]();
  return loadNamespaces<Messages>(loaders, namespaces);
}

/** Loads the complete catalogues of all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)])),
  ) as Record<Locale, Messages>;

export {
  defineLocale,
  getDirection,
  getLanguage,
  isLocale,
  languages,
  LOCALES,
  matchDefinition,
  matchLocale,
  type ArabicScript,
  type CatalogueLoader,
  type Digits,
  type Locale,
  type LocaleDefinition,
  type LocaleOptions,
} from '../languages';
export type { Messages, Namespace } from './shape';
export { defineCatalogue, defineTexts, type Texts } from './texts';
export { useTranslations, type MessageNamespace, type PlainMessageKey } from './useTranslations';
