import { isLocale, type CatalogueLoader, type Locale, type LocaleDefinition } from '../languages';
import { loadFrom } from './loadFrom';
import type { Messages, Namespace } from './shape';
import type { Texts } from './texts';

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
 * Loads the messages of a language that an app has defined.
 * @param loadBundled loads the same namespaces of one of the wallet's languages
 */
export async function loadOwnMessages(
  { tag, loadCatalogue, loadPartialCatalogue }: LocaleDefinition,
  loadBundled: (locale: Locale) => Promise<Texts>,
  namespaces?: readonly Namespace[],
): Promise<Texts> {
  if (loadCatalogue) return load<Messages>(loadCatalogue, namespaces);
  if (loadPartialCatalogue) return load<Texts>(loadPartialCatalogue, namespaces);
  return isLocale(tag) ? loadBundled(tag) : {};
}
