import { useEffect, useRef } from 'react';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { ErrorState } from '../ErrorState';
import * as styles from './LoadFailure.css';

export interface LoadFailureProps {
  /** Loads the view again. */
  retry: () => void;
  /** The view has failed to load again. */
  isRepeated: boolean;
}

/** Shown in place of a view that could not be loaded. */
export function LoadFailure({ retry, isRepeated }: LoadFailureProps) {
  const t = useMessages(commonMessages);
  // Firefox keeps the failure of a module until the page is reloaded.
  const reload = isRepeated && { title: t('reloadTitle'), description: t('crashedHint') };
  return (
    <div ref={moveFocusOnRemoval}>
      <ErrorState {...reload} onRetry={reload ? () => window.location.reload() : retry} />
    </div>
  );
}

interface DialogLoadFailureProps extends LoadFailureProps {
  isOpen: boolean;
}

/** Shown above the page while a dialog that could not be loaded is open. Opening the dialog again loads it again. */
export function DialogLoadFailure({ isOpen, retry, isRepeated }: DialogLoadFailureProps) {
  const wasClosed = useRef(false);
  useEffect(() => {
    if (isOpen && wasClosed.current) retry();
    wasClosed.current = !isOpen;
  }, [isOpen, retry]);
  return (
    isOpen && (
      <div className={styles.overlaid}>
        <LoadFailure retry={retry} isRepeated={isRepeated} />
      </div>
    )
  );
}
