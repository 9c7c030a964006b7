import { Skeleton } from '../../components/Skeleton';
import { vars } from '../../theme/vars.css';
import * as styles from './cards.css';

interface CardsSkeletonProps {
  /** Whether the cards have buttons to show and copy their numbers. */
  hasActions: boolean;
}

/** A placeholder with the size of one `CardPanel`. */
export function CardsSkeleton({ hasActions }: CardsSkeletonProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.placeholder}>
        <Skeleton variant="block" height="100%" />
      </div>
      {hasActions && (
        <div className={styles.actions}>
          <Skeleton variant="block" height={vars.size.target} />
          <Skeleton variant="block" height={vars.size.target} />
        </div>
      )}
    </div>
  );
}
