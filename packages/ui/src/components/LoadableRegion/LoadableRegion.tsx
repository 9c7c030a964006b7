import { useRef, type ReactNode } from 'react';
import type { Loadable } from '../../types';
import * as styles from './LoadableRegion.css';

export interface LoadableRegionProps<T> {
  /** A loadable value, whose status determines what is rendered: `loading`, the error or the content. */
  data: Loadable<T>;
  /** Skeletons with the size of the content. */
  loading: ReactNode;
  /** Renders the error; must include a control that calls `retry`. */
  renderError: (retry: () => void) => ReactNode;
  /** Renders the content; called with the loaded value. */
  children: (value: T) => ReactNode;
}

/**
 * A region of a page that loads, fails and retries independently. Use it for one value with its own error; for arrays
 * use `LoadableList`.
 */
export function LoadableRegion<T>({
  data,
  loading,
  renderError,
  children,
}: LoadableRegionProps<T>) {
  const region = useRef<HTMLDivElement>(null);
  const content = () => {
    if (data.status === 'loading') return loading;
    if (data.status === 'ready') return children(data.value);
    return (
      <LoadError
        render={renderError}
        onRetry={() => {
          region.current?.focus({ preventScroll: true });
          data.retry();
        }}
      />
    );
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      {content()}
    </div>
  );
}

interface LoadErrorProps {
  render: LoadableRegionProps<never>['renderError'];
  onRetry: () => void;
}

/** A component rather than a function, because a function that reads a ref must not be called during rendering. */
const LoadError = ({ render, onRetry }: LoadErrorProps) => render(onRetry);
