import { History, House, Settings, type LucideIcon } from 'lucide-react';
import type { WalletPlace } from '../../hooks/useHrefs';
import type { Tab } from './activeTab';

/** The three places of the bar, in their order. docs/rules.md NAV-4. */
export const tabLinks: readonly { tab: Tab; to: WalletPlace; icon: LucideIcon }[] = [
  { tab: 'home', to: 'home', icon: House },
  { tab: 'history', to: 'history', icon: History },
  { tab: 'settings', to: 'profile', icon: Settings },
];
