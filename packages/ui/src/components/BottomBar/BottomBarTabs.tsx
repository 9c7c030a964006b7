import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslations } from 'use-intl';
import { starPath } from '../Lattice/geometry';
import { activeTab } from './activeTab';
import { tabLinks } from './tabLinks';
import * as styles from './BottomBar.css';

/** The links of the default mode, the present place marked. */
export function BottomBarTabs({ path }: { path: string }) {
  const t = useTranslations('navigation');
  const active = activeTab(path);
  return (
    <ul role="list" className={styles.tabs}>
      {tabLinks.map(({ tab, href, icon: Icon }) => (
        <li key={tab} className={styles.tabItem}>
          <AriaLink
            href={href}
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
