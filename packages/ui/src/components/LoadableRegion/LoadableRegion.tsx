import { useState, type ReactNode } from 'react';
import type { Loadable } from '../../types';
import * as styles from './LoadableRegion.css';

export interface LoadableRegionProps<T> {
  /** Its status determines what is rendered: `loading`, the error or the content. */
  data: Loadable<T>;
  /** Skeletons with the size of the content. */
  loading: ReactNode;
  /** Renders the error; must include a control that calls `retry`. */
  renderError: (retry: () => void) => ReactNode;
  /** Renders the content; called with the loaded value. */
  children: (value: T) => ReactNode;
}

/** A region of a page that loads, fails and retries independently. */
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
      // The retry button is about to unmount, so keep focus in the region.
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
