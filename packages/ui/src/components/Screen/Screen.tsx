import type { ReactNode } from 'react';
import * as styles from './Screen.css';

export interface ScreenProps {
  /** A `PageHeader`; omit it only if the content has its own `h1`. */
  header?: ReactNode;
  /** The main action, sticky above the bottom bar. */
  footer?: ReactNode;
  /** Centres the content vertically. @default false */
  isCentered?: boolean;
  /** Content of the page, between header and footer. */
  children: ReactNode;
}

/**
 * The layout of a page: `main` element, margins, header and footer. Use it for each page; for the column around all
 * pages use `AppShell`.
 */
export function Screen({ header, footer, isCentered = false, children }: ScreenProps) {
  return (
    <main id="content" className={styles.screen}>
      {header}
      <div className={styles.body} data-centered={isCentered || undefined}>
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </main>
  );
}
