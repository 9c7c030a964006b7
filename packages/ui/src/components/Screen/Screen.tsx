import { use, useDeferredValue, type ReactNode } from 'react';
import { EnteringContext } from './EnteringContext';
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
 * The layout of a page: `main` element, margins, header and footer. When a flow changes its step, the header is painted
 * before the rest, so that a press is answered at once on a slow phone. Use it for each page; for the column around all
 * pages use `AppShell`.
 */
export function Screen({ header, footer, isCentered = false, children }: ScreenProps) {
  const isEntering = use(EnteringContext) && Boolean(header);
  // An initial value costs a second render, even if it is equal: pages that enter with the app must not pay for it.
  const isComplete = useDeferredValue(true, isEntering ? false : undefined);
  return (
    <main id="content" className={styles.screen}>
      {header}
      <div
        className={styles.body}
        data-centered={isCentered || undefined}
        data-awaited={isComplete ? undefined : ''}
      >
        {isComplete && children}
      </div>
      {isComplete && footer && <div className={styles.footer}>{footer}</div>}
    </main>
  );
}
