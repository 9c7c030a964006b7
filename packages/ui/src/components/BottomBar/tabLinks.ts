import { History, House, Settings, type LucideIcon } from 'lucide-react';
import type { Tab } from './activeTab';

/** The three places of the bar, in their order. docs/rules.md NAV-4. */
export const tabLinks: readonly { tab: Tab; href: string; icon: LucideIcon }[] = [
  { tab: 'home', href: '/', icon: House },
  { tab: 'history', href: '/transactions', icon: History },
  { tab: 'settings', href: '/profile', icon: Settings },
];
