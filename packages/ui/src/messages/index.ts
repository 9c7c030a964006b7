import {
  loadCatalogue,
  loadLoaders,
  LOCALES,
  type Locale,
  type LocaleDefinition,
} from '../languages';
import { loadFrom } from './loadFrom';
import type { Messages, Namespace } from './shape';

/**
 * Loads the whole catalogue of a language from one file, without downloading other languages. A definition without a
 * catalogue uses the catalogue of the wallet's language with the same tag.
 */
export async function loadMessages(locale: Locale | LocaleDefinition): Promise<Messages> {
  if (typeof locale === 'string') return loadCatalogue[locale]();
  const { loadOwnMessages } = await import('./loadOwnMessages');
  return loadOwnMessages(locale, (tag) => loadCatalogue[tag]());
}

/**
 * Loads some namespaces of a language's catalogue, each from its own file.
 * @param namespaces all by default
 */
export async function loadNamespaces<N extends Namespace = Namespace>(
  locale: Locale | LocaleDefinition,
  namespaces?: readonly N[],
): Promise<Pick<Messages, N>> {
  const loadBundled = async (tag: Locale) =>
    loadFrom<Messages>((await loadLoaders[tag]()).loaders, namespaces);
  if (typeof locale === 'string') return loadBundled(locale);
  const { loadOwnMessages } = await import('./loadOwnMessages');
  return loadOwnMessages(locale, loadBundled, namespaces);
}

/** Loads the whole catalogues of all languages. */
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
  type HourCycle,
  type Locale,
  type LocaleDefinition,
  type LocaleOptions,
} from '../languages';
export type { Messages, Namespace } from './shape';
export { defineCatalogue, defineTexts, type Texts } from './texts';
export { useLocale } from './intl';
export {
  useTranslations,
  type MessageNamespace,
  type PlainMessageKey,
  type Translate,
} from './useTranslations';
