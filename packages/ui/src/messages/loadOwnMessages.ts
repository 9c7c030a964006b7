import { warnMissingMessages } from '../development/texts';
import {
  isLocale,
  loadCatalogue as bundledCatalogues,
  type CatalogueLoader,
  type Locale,
  type LocaleDefinition,
} from '../languages';
import { loadNamespaces } from './loadNamespaces';
import type { Messages, Namespace } from './shape';
import { withTexts, type Texts } from './texts';

async function load<Catalogue extends object>(
  loader: CatalogueLoader<Catalogue>,
  namespaces: readonly (keyof Catalogue)[] | undefined,
): Promise<Catalogue> {
  if (typeof loader !== 'function') return loadNamespaces(loader, namespaces);
  const catalogue = await loader();
  if (!namespaces) return catalogue;
  const entries = namespaces.flatMap((name) =>
    name in catalogue ? [[name, catalogue[name]]] : [],
  );
  return Object.fromEntries(entries) as Catalogue;
}

/**
 * Loads the messages of a language that an app has defined. English messages replace those that a partial catalogue
 * lacks.
 */
export async function loadOwnMessages(
  { tag, name, loadCatalogue, loadPartialCatalogue }: LocaleDefinition,
  namespaces: readonly Namespace[] | undefined,
): Promise<Messages> {
  if (loadCatalogue) return load<Messages>(loadCatalogue, namespaces);
  const loadBundled = async (locale: Locale) =>
    loadNamespaces<Messages>((await bundledCatalogues[locale]()).loaders, namespaces);
  if (!loadPartialCatalogue && isLocale(tag)) return loadBundled(tag);
  const [english, own] = await Promise.all([
    loadBundled('en'),
    load<Texts>(loadPartialCatalogue ?? {}, namespaces),
  ]);
  if (process.env.NODE_ENV === 'development') warnMissingMessages(name, english, own);
  return withTexts(english, own);
}
