import { warnMissingMessages } from '../development/texts';
import { isLocale, type CatalogueLoader, type Locale, type LocaleDefinition } from '../languages';
import { loadFrom } from './loadFrom';
import type { Messages, Namespace } from './shape';
import type { Texts } from './texts';
import { withTexts } from './withTexts';

async function load<Catalogue extends object>(
  loader: CatalogueLoader<Catalogue>,
  namespaces: readonly (keyof Catalogue)[] | undefined,
): Promise<Catalogue> {
  if (typeof loader !== 'function') return loadFrom(loader, namespaces);
  const catalogue = await loader();
  if (!namespaces) return catalogue;
  const entries = namespaces.flatMap((name) =>
    name in catalogue ? [[name, catalogue[name]]] : [],
  );
  return Object.fromEntries(entries) as Catalogue;
}

/**
 * Loads the messages of a language that an app has defined. Messages that a partial catalogue lacks are in English.
 * @param loadBundled loads the same namespaces of one of the wallet's languages
 */
export async function loadOwnMessages(
  { tag, name, loadCatalogue, loadPartialCatalogue }: LocaleDefinition,
  loadBundled: (locale: Locale) => Promise<Messages>,
  namespaces?: readonly Namespace[],
): Promise<Messages> {
  if (loadCatalogue) return load<Messages>(loadCatalogue, namespaces);
  if (!loadPartialCatalogue && isLocale(tag)) return loadBundled(tag);
  const [english, own] = await Promise.all([
    loadBundled('en'),
    load<Texts>(loadPartialCatalogue ?? {}, namespaces),
  ]);
  if (process.env.NODE_ENV === 'development') warnMissingMessages(name, english, own);
  return withTexts(english, own);
}
