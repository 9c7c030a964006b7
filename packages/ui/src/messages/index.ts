import { loadCatalogue, LOCALES, type Locale } from '../languages';
import type { Messages, Namespace } from './shape';

/** Loads the catalogue of a language, or only some of its namespaces. Other languages are not downloaded. */
export async function loadMessages<N extends Namespace = Namespace>(
  locale: Locale,
  namespaces?: readonly N[],
): Promise<Pick<Messages, N>> {
  const { loaders } = await loadCatalogue[locale]();
  const names: readonly Namespace[] = namespaces ?? (Object.keys(loaders) as Namespace[]);
  const loaded = await Promise.all(names.map((name) => loaders[name]()));
  return Object.assign({}, ...loaded) as Pick<Messages, N>;
}

/** Loads the complete catalogues of all languages. */
export const loadAllMessages = async () =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)])),
  ) as Record<Locale, Messages>;

export {
  getDirection,
  getLanguage,
  isLocale,
  languages,
  LOCALES,
  matchLocale,
  type Locale,
} from '../languages';
export type { Messages, Namespace } from './shape';
export { defineTexts, type Texts } from './texts';
export { useTranslations, type MessageNamespace, type PlainMessageKey } from './useTranslations';
