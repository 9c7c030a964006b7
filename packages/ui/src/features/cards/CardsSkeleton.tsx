import { Skeleton } from '../../components/Skeleton';
import { size } from '../../theme/lengths.css';
import * as styles from './cards.css';

interface CardsSkeletonProps {
  hasActions: boolean;
}

export function CardsSkeleton({ hasActions }: CardsSkeletonProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.placeholder}>
        <Skeleton variant="block" height="100%" />
      </div>
      {hasActions && (
        <div className={styles.actions}>
          <Skeleton variant="block" height={size.target} />
          <Skeleton variant="block" height={size.target} />
        </div>
      )}
    </div>
  );
}
