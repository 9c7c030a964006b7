import { getEntryHref } from '../../hooks/menuEntries';
import { defaultHrefs, type WalletHrefs, type WalletDestination } from '../../hooks/useHrefs';
import { defaultTabs, type BottomBarTab } from './tabs';

const destinations = Object.keys(defaultHrefs) as WalletDestination[];

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Returns the id of a path's tab, if any. docs/rules.md NAV-8 to NAV-10. */
export function getActiveTab(
  path: string,
  hrefs: WalletHrefs = defaultHrefs,
  tabs: readonly BottomBarTab[] = defaultTabs,
): string | undefined {
  const place = destinations.find((place) => hrefs[place] === path);
  const own = place ? defaultHrefs[place] : path;
  const active =
    tabs.find((tab) => getEntryHref(tab, hrefs) === path) ??
    tabs.find(({ paths }) => paths?.some((pattern) => matches(pattern, own)));
  return active?.id;
}
