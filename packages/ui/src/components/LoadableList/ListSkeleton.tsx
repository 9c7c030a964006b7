import type { ReactNode } from 'react';
import { size } from '../../theme/lengths.css';
import { ListItem } from '../ListItem';
import { Skeleton } from '../Skeleton';
import * as styles from './ListSkeleton.css';

export interface ListSkeletonProps {
  /** Number of rows. @default 3 */
  count?: number;
  /** Whether each row has a second line. @default true */
  hasDescription?: boolean;
  /** Skeleton at the end of each row. @default none */
  trailing?: ReactNode;
  /** Whether lines separate the rows. @default false */
  isDivided?: boolean;
}

/**
 * Placeholder rows with the size of a `ListItem` that has an icon or avatar. Use it as `loading` of `LoadableList`; for
 * other shapes use `Skeleton`.
 */
export function ListSkeleton({
  count = 3,
  hasDescription = true,
  trailing,
  isDivided = false,
}: ListSkeletonProps) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={isDivided ? styles.row : undefined}>
          <ListItem
            leading={<Skeleton variant="circle" height={size.avatar} />}
            title={<Skeleton size="label" width="10ch" />}
            description={hasDescription && <Skeleton size="caption" width="14ch" />}
            trailing={trailing}
          />
        </div>
      ))}
    </div>
  );
}
