import type { ReactNode } from 'react';
import { CloudAlert, RotateCw } from 'lucide-react';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { Button } from '../Button';
import * as styles from './ErrorState.css';

export interface ErrorStateProps {
  /** What could not be loaded. @default 'This could not be loaded' */
  title?: ReactNode;
  /** What the user can do. @default 'Check your connection, then try again.' */
  description?: string;
  /** Called when the 'Try again' button is pressed. Without it, the button is omitted. */
  onRetry?: () => void;
}

/**
 * A loading error with an optional retry button, announced on mount. Use it in place of content that failed to load;
 * for a failed action use a toast or `Callout`, for an empty list `EmptyState`.
 */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  const t = useMessages(commonMessages);
  return (
    <div role="alert" className={styles.error}>
      <span className={styles.icon}>
        <CloudAlert aria-hidden className={styles.glyph} />
      </span>
      <p className={styles.title}>{title ?? t('loadFailed')}</p>
      <p className={styles.description}>{description ?? t('loadFailedHint')}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button variant="outline" size="sm" icon={RotateCw} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
