import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LoadFailureProps } from '../LazyView';
import { Announcement } from './Announcement';
import * as styles from './ToastAlert.css';
import type { ToastRegionProps } from './ToastRegion';

/** A toast as plain text, shown if the toast region could not be loaded. The next toast loads it again. */
export function PlainToast({
  toast,
  duration,
  alert,
  retry,
}: ToastRegionProps & Pick<LoadFailureProps, 'retry'>) {
  const [first] = useState(toast);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (toast !== first) retry();
    const timer = setTimeout(() => setOver(true), duration);
    return () => clearTimeout(timer);
  }, [toast, first, duration, retry]);
  if (isOver || 'dismissId' in toast) return null;
  return (
    <>
      {alert && createPortal(<Announcement toast={toast} />, alert)}
      <div data-tone={toast.tone} className={styles.plain}>
        <Announcement toast={toast} />
      </div>
    </>
  );
}
