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
 * Returns the tab of a path, if any. Custom `hrefs` map to the tabs of the default paths. docs/rules.md
 * NAV-8 to NAV-10.
 */
export function getActiveTab(path: string, hrefs: WalletHrefs = defaultHrefs): Tab | undefined {
  const place = destinations.find((place) => hrefs[place] === path);
  const own = `${place ? defaultHrefs[place] : path}?`;
  return tabs.find((tab) => tabPathPrefixes[tab].some((beginning) => own.startsWith(beginning)));
}
