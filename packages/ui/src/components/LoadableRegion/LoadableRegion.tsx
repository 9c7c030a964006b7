import { useState, type ReactNode } from 'react';
import type { Loadable } from '../../types';
import * as styles from './LoadableRegion.css';

export interface LoadableRegionProps<T> {
  /** What the region reads. */
  data: Loadable<T>;
  /** Skeletons in the size of what is awaited. */
  loading: ReactNode;
  /** What stands where the data could not be read, with a control that calls `retry`. */
  renderError: (retry: () => void) => ReactNode;
  /** Shows what was read. */
  children: (value: T) => ReactNode;
}

/** A part of a screen that reads its own data: waits, fails and is asked for again by itself. */
export function LoadableRegion<T>({
  data,
  loading,
  renderError,
  children,
}: LoadableRegionProps<T>) {
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const content = () => {
    if (data.status === 'loading') return loading;
    if (data.status === 'ready') return children(data.value);
    const { retry } = data;
    return renderError(() => {
      // The button goes with the error: focus waits here and does not fall back to the page's top.
      region?.focus({ preventScroll: true });
      retry();
    });
  };
  return (
    <div ref={setRegion} tabIndex={-1} className={styles.region}>
      {content()}
    </div>
  );
}
