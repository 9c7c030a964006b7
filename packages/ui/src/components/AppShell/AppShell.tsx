import type { ReactNode } from 'react';
import { goToElement } from '../../hooks/goToElement';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './AppShell.css';

export interface AppShellProps {
  /** A `BottomBar`, fixed to the bottom of the window. */
  bar?: ReactNode;
  /** The current page, usually a `Screen`. */
  children: ReactNode;
}

/**
 * The phone-width column around every page, with a skip link and the bottom bar. Use it once, around the pages; for the
 * layout of one page use `Screen`.
 */
export function AppShell({ bar, children }: AppShellProps) {
  const t = useMessages(commonMessages);
  return (
    <div className={styles.shell} data-bar={bar ? true : undefined}>
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          goToElement('content');
        }}
        className={styles.skipLink}
      >
        {t('skipToContent')}
      </a>
      {children}
      {bar}
    </div>
  );
}
