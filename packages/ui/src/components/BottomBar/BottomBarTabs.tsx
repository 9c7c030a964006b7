import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useHrefs } from '../../hooks/useHrefs';
import { useMenuEntries } from '../../hooks/useMenuEntries';
import { createLatticeStarPath } from '../Lattice/geometry';
import { getActiveTab } from './getActiveTab';
import * as styles from './BottomBar.css';
import type { BottomBarTab } from './tabs';

interface BottomBarTabsProps {
  path: string;
  tabs: readonly BottomBarTab[];
  /** Overrides the active tab; null means that no tab is active. */
  activeTab?: string | null;
}

export function BottomBarTabs({ path, tabs, activeTab }: BottomBarTabsProps) {
  const hrefs = useHrefs();
  const active = activeTab === undefined ? getActiveTab(path, hrefs, tabs) : activeTab;
  return (
    <ul role="list" className={styles.tabs}>
      {useMenuEntries(tabs).map(({ id, icon: Icon, label, href, onPress }) => {
        const tab = {
          'aria-current': id === active ? ('page' as const) : undefined,
          className: styles.tab,
          children: (
            <>
              <span aria-hidden className={styles.mark}>
                <svg viewBox="0 0 32 32" className={styles.star}>
                  <path d={createLatticeStarPath(16, 16, 16)} fill="currentColor" />
                </svg>
                <Icon className={styles.tabIcon} />
              </span>
              {label}
            </>
          ),
        };
        return (
          <li key={id} className={styles.tabItem}>
            {onPress ? (
              <AriaButton {...tab} onPress={onPress} />
            ) : (
              <AriaLink {...tab} href={href} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
