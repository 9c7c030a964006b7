import type { ReactNode } from 'react';
import { useTranslations } from '../../messages';
import * as styles from './AppShell.css';

export interface AppShellProps {
  /** A `BottomBar`, fixed to the bottom of the window. */
  bar?: ReactNode;
  /** The current page, usually a `Screen`. */
  children: ReactNode;
}

/**
 * Moves focus to the page. It is focusable only until focus leaves it: otherwise a click on text would focus the page,
 * and Tab would continue at its start instead of after the text.
 */
function focusContent() {
  const content = document.getElementById('content');
  if (!content) return;
  content.tabIndex = -1;
  content.focus();
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
}

/** The phone-width column around every page, with a skip link and the bottom bar. */
export function AppShell({ bar, children }: AppShellProps) {
  const t = useTranslations('common');
  return (
    <div className={styles.shell} data-bar={bar ? true : undefined}>
      <a href="#content" onClick={focusContent} className={styles.skipLink}>
        {t('skipToContent')}
      </a>
      {children}
      {bar}
    </div>
  );
}
