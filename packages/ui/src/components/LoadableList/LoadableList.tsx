import type { ReactNode } from 'react';
import type { LoadableItems } from '../../types';
import { ErrorState } from '../ErrorState';
import { LoadableRegion } from '../LoadableRegion';
import { SkeletonRegion } from '../Skeleton';
import { wrapItems } from './loadableItems';

export interface LoadableListProps<T> {
  /** The items in display order. A plain array is rendered immediately. */
  items: LoadableItems<T>;
  /** What could not be loaded. @default 'This could not be loaded' */
  errorTitle?: ReactNode;
  /** Skeletons the size of the list, such as `ListSkeleton`. */
  loading: ReactNode;
  /** Rendered if the loaded list is empty. @default the result of `children` for an empty list */
  empty?: ReactNode;
  /** Renders the loaded items. */
  children: (items: readonly T[]) => ReactNode;
}

/**
 * A list that loads, fails and retries independently of the page. Use it for arrays; for any other value use
 * `LoadableRegion`.
 */
export function LoadableList<T>({
  items,
  errorTitle,
  loading,
  empty,
  children,
}: LoadableListProps<T>) {
  return (
    <LoadableRegion
      data={wrapItems(items)}
      loading={<SkeletonRegion>{loading}</SkeletonRegion>}
      renderError={(retry) => <ErrorState title={errorTitle} onRetry={retry} />}
    >
      {(list) => (list.length === 0 && empty !== undefined ? empty : children(list))}
    </LoadableRegion>
  );
}
