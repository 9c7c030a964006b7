import { SkeletonRegion } from '../Skeleton';
import { TransactionItemSkeleton } from '../TransactionItem';
import * as styles from './TransactionList.css';

export interface TransactionListSkeletonProps {
  /** Number of skeleton rows. @default 4 */
  count?: number;
}

/**
 * Skeleton of a `TransactionList` while it is loading. Use it in place of the list; for other lists use `ListSkeleton`.
 */
export function TransactionListSkeleton({ count = 4 }: TransactionListSkeletonProps) {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className={styles.row}>
            <TransactionItemSkeleton />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
