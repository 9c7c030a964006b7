import { defaultHrefs, tabPaths, type WalletHrefs, type WalletPlace } from '../../hooks/useHrefs';

/** A tab of the bottom bar. */
export type Tab = keyof typeof tabPaths;

const places = Object.keys(defaultHrefs) as WalletPlace[];
const tabs = Object.keys(tabPaths) as Tab[];

/**
 * The tab that a path belongs to, if any. A path that `hrefs` gives to a place of the wallet belongs where
 * the wallet's own path does. docs/rules.md NAV-8 to NAV-10.
 */
export function activeTab(path: string, hrefs: WalletHrefs = defaultHrefs): Tab | undefined {
  const place = places.find((place) => hrefs[place] === path);
  const own = `${place ? defaultHrefs[place] : path}?`;
  return tabs.find((tab) => tabPaths[tab].some((beginning) => own.startsWith(beginning)));
}
