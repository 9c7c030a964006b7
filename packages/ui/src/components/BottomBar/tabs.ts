import { History, House, Settings } from 'lucide-react';
import type { MenuEntry } from '../../hooks/menuEntries';
import { tabPaths } from '../../hooks/useHrefs';

/** Id of one of the wallet's tabs. */
export type Tab = 'home' | 'history' | 'settings';

/** A tab of the bottom bar. */
export type BottomBarTab<Id extends string = string> = MenuEntry<Id> & {
  /**
   * Other paths on which the tab is active, such as `/savings` or, for all paths that begin so, `/savings-*`. For a
   * destination of the wallet this is its default path, even if `hrefs` replaces it.
   * @default only the path that the tab links to
   */
  paths?: readonly string[];
};

/** The wallet's tabs, in display order. docs/rules.md NAV-4. */
export const defaultTabs: readonly BottomBarTab<Tab>[] = [
  { id: 'home', icon: House, label: { message: 'navigation.home' }, to: 'home' },
  {
    id: 'history',
    icon: History,
    label: { message: 'navigation.history' },
    to: 'history',
    paths: tabPaths.history,
  },
  {
    id: 'settings',
    icon: Settings,
    label: { message: 'navigation.settings' },
    to: 'profile',
    paths: tabPaths.settings,
  },
];
