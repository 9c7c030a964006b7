import { SkeletonRegion } from '../Skeleton';
import { TransactionItemSkeleton } from '../TransactionItem';
import * as styles from './TransactionList.css';

export interface TransactionListSkeletonProps {
  /** How many rows are awaited. @default 4 */
  count?: number;
}

/** Stands for a `TransactionList` that is still loading. */
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
