import { Skeleton } from '../../components/Skeleton';
import { size } from '../../theme/lengths.css';
import * as styles from './cards.css';

interface CardsSkeletonProps {
  /** Number of buttons below a card. */
  actions: number;
}

export function CardsSkeleton({ actions }: CardsSkeletonProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.placeholder}>
        <Skeleton variant="block" height="100%" />
      </div>
      {actions > 0 && (
        <div className={styles.actions}>
          {Array.from({ length: actions }, (_, index) => (
            <Skeleton key={index} variant="block" height={size.target} />
          ))}
        </div>
      )}
    </div>
  );
}
