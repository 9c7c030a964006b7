import type { ReactNode } from 'react';
import { useTranslations } from '../../messages';
import * as styles from './AppShell.css';

export interface AppShellProps {
  /** The `BottomBar`, where the path has one. */
  bar?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The phone-wide column that every page stands in, with the skip link and the bottom bar. */
export function AppShell({ bar, children }: AppShellProps) {
  const t = useTranslations('common');
  return (
    <div className={styles.shell} data-bar={bar ? true : undefined}>
      <a href="#content" className={styles.skipLink}>
        {t('skipToContent')}
      </a>
      {children}
      {bar}
    </div>
  );
}
