import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslations } from '../../messages';
import { useHrefs } from '../../hooks/useHrefs';
import { starPath } from '../Lattice/geometry';
import { activeTab, type Tab } from './activeTab';
import { tabLinks } from './tabLinks';
import * as styles from './BottomBar.css';

interface BottomBarTabsProps {
  path: string;
  /** The tab to mark, in place of the one that the path belongs to. */
  marked?: Tab | null;
}

/** The links of the default mode, the present place marked. */
export function BottomBarTabs({ path, marked }: BottomBarTabsProps) {
  const t = useTranslations('navigation');
  const hrefs = useHrefs();
  const active = marked === undefined ? activeTab(path, hrefs) : marked;
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
                <path d={starPath(16, 16, 16)} fill="currentColor" />
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
