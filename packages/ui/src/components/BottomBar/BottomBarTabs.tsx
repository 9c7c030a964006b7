import { History, House, type LucideIcon, Settings } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';
import { createLatticeStarPath } from '../Lattice/geometry';
import { getActiveTab, type Tab } from './getActiveTab';
import * as styles from './BottomBar.css';

interface BottomBarTabsProps {
  path: string;
  /** Overrides the active tab; null means that no tab is active. */
  activeTab?: Tab | null;
}

/** The tabs, which action mode replaces. */
export function BottomBarTabs({ path, activeTab }: BottomBarTabsProps) {
  const t = useTranslations('navigation');
  const hrefs = useHrefs();
  const active = activeTab === undefined ? getActiveTab(path, hrefs) : activeTab;
  return (
    <ul role="list" className={styles.tabs}>
      {tabLinks.map(({ tab, to, icon: Icon }) => (
        <li key={tab} className={styles.tabItem}>
          <AriaLink
            href={hrefs[to]}
            aria-current={tab === active ? 'page' : undefined}
            className={styles.tab}
          >
            <span aria-hidden className={styles.mark}>
              <svg viewBox="0 0 32 32" className={styles.star}>
                <path d={createLatticeStarPath(16, 16, 16)} fill="currentColor" />
              </svg>
              <Icon className={styles.glyph} />
            </span>
            {t(tab)}
          </AriaLink>
        </li>
      ))}
    </ul>
  );
}

/** Tabs in display order. docs/rules.md NAV-4. */
const tabLinks: readonly { tab: Tab; to: 'home' | 'history' | 'profile'; icon: LucideIcon }[] = [
  { tab: 'home', to: 'home', icon: House },
  { tab: 'history', to: 'history', icon: History },
  { tab: 'settings', to: 'profile', icon: Settings },
];
