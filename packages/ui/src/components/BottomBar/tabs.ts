import { History, House, Settings } from 'lucide-react';
import type { MenuEntry } from '../../hooks/menuEntries';
import { tabPaths } from '../../hooks/useHrefs';
import { messageOf } from '../../messages';
import { navigationMessages } from './messages';

export type Tab = 'home' | 'history' | 'settings';

export type BottomBarTab<Id extends string = string> = MenuEntry<Id> & {
  /**
   * Additional paths on which the tab is active, such as `/savings` or `/savings-*`.
   * @default only the path that the tab links to
   */
  paths?: readonly string[];
};

/** The wallet's tabs, in display order. docs/rules.md NAV-4. */
export const defaultTabs: readonly BottomBarTab<Tab>[] = [
  { id: 'home', icon: House, label: messageOf(navigationMessages, 'home'), to: 'home' },
  {
    id: 'history',
    icon: History,
    label: messageOf(navigationMessages, 'history'),
    to: 'history',
    paths: tabPaths.history,
  },
  {
    id: 'settings',
    icon: Settings,
    label: messageOf(navigationMessages, 'settings'),
    to: 'profile',
    paths: tabPaths.settings,
  },
];
