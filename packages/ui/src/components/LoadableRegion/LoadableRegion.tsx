import { useState, type ReactNode } from 'react';
import type { Loadable } from '../../types';
import * as styles from './LoadableRegion.css';

export interface LoadableRegionProps<T> {
  /** Decides between skeleton, error and content. */
  data: Loadable<T>;
  /** Skeletons of the size of the content. */
  loading: ReactNode;
  /** Must render a control that calls `retry`. */
  renderError: (retry: () => void) => ReactNode;
  /** Renders the loaded value. */
  children: (value: T) => ReactNode;
}

/** A region with its own loading, error and retry. */
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
      // The retry button unmounts: keep focus in the region.
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
