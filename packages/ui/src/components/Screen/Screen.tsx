import type { ReactNode } from 'react';
import * as styles from './Screen.css';

export interface ScreenProps {
  /** A `PageHeader`; omit only if the content has the heading. */
  header?: ReactNode;
  /** The primary action, sticky above the bottom bar. */
  footer?: ReactNode;
  /** Centres the content vertically. @default false */
  isCentered?: boolean;
  /** The page's content, between header and footer. */
  children: ReactNode;
}

/** The page layout: `main`, margins, header and footer. */
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
