import {
  loadCatalogue,
  loadLoaders,
  LOCALES,
  type Locale,
  type LocaleDefinition,
} from '../languages';
import { loadFrom } from './loadFrom';
import type { Messages, Namespace } from './shape';
import type { Texts } from './texts';

/**
 * Loads the messages of a language from one file: none for English, because the components contain theirs. A definition
 * without a catalogue uses the messages of the wallet's language with the same tag.
 */
export async function loadMessages(locale: Locale | LocaleDefinition): Promise<Texts> {
  if (typeof locale === 'string') return locale === 'en' ? {} : loadCatalogue[locale]();
  const { loadOwnMessages } = await import('./loadOwnMessages');
  return loadOwnMessages(locale, loadMessages);
}

/**
 * Loads some namespaces of a language's catalogue, each from its own file.
 * @param namespaces all by default
 */
export async function loadNamespaces<N extends Namespace = Namespace>(
  locale: Locale | LocaleDefinition,
  namespaces?: readonly N[],
): Promise<Pick<Texts, N>> {
  const loadBundled = async (tag: Locale) =>
    loadFrom<Messages>((await loadLoaders[tag]()).loaders, namespaces);
  if (typeof locale === 'string') return loadBundled(locale);
  const { loadOwnMessages } = await import('./loadOwnMessages');
  return loadOwnMessages(locale, loadBundled, namespaces);
}

/** Loads the whole catalogues of all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(
      LOCALES.map(async (locale) => [
        locale,
        locale === 'en' ? (await import('./en')).en : await loadCatalogue[locale](),
      ]),
    ),
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
