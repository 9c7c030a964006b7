import { Skeleton, SkeletonRegion } from '../Skeleton';
import { BreakdownSkeleton } from './BreakdownSkeleton';
import * as styles from './BalanceCard.css';

interface BalanceCardSkeletonProps {
  description?: string;
  hasBreakdown: boolean;
  hasFooter: boolean;
}

/** What stands under the heading while the balance loads, in its size. */
export function BalanceCardSkeleton({
  description,
  hasBreakdown,
  hasFooter,
}: BalanceCardSkeletonProps) {
  return (
    <SkeletonRegion>
      <div className={styles.total}>
        <Skeleton on="hero" size="display" width="72%" />
      </div>
      {description && <p className={styles.note}>{description}</p>}
      {hasBreakdown && <BreakdownSkeleton />}
      {hasFooter && (
        <div className={styles.footer}>
          <Skeleton on="hero" size="caption" width="9rem" />
        </div>
      )}
    </SkeletonRegion>
  );
}
