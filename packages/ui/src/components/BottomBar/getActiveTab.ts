import {
  defaultHrefs,
  tabPathPrefixes,
  type WalletHrefs,
  type WalletDestination,
} from '../../hooks/useHrefs';

export type Tab = keyof typeof tabPathPrefixes;

const destinations = Object.keys(defaultHrefs) as WalletDestination[];
const tabs = Object.keys(tabPathPrefixes) as Tab[];

/**
 * Returns the tab that a path belongs to, if any. A path from custom `hrefs` belongs to the same tab as
 * the default path that it replaces. docs/rules.md NAV-8 to NAV-10.
 */
export function getActiveTab(path: string, hrefs: WalletHrefs = defaultHrefs): Tab | undefined {
  const place = destinations.find((place) => hrefs[place] === path);
  const own = `${place ? defaultHrefs[place] : path}?`;
  return tabs.find((tab) => tabPathPrefixes[tab].some((beginning) => own.startsWith(beginning)));
}
