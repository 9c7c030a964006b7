import type { ReactNode } from 'react';
import * as styles from './Screen.css';

export interface ScreenProps {
  /** A `PageHeader`. Left out only where the content brings the heading itself. */
  header?: ReactNode;
  /** The primary action: stays at the block end, above the bottom bar, on every step of a flow. */
  footer?: ReactNode;
  /** Centres the content in the height that is free: for results and empty pages. @default false */
  isCentered?: boolean;
  /** The page's content, between header and footer. */
  children: ReactNode;
}

/** The frame of every page: one `main`, even margins, the action in its one place. */
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
