import { Skeleton } from '../Skeleton';
import { size } from '../../theme/scale';
import * as styles from './TransactionItem.css';

const AVATAR_SIZE = `${size.avatar / 16}rem`;

/**
 * Placeholder with the size of a `TransactionItem`. Use it while a single transaction loads; for a whole list use
 * `TransactionListSkeleton`.
 */
export function TransactionItemSkeleton() {
  return (
    <div className={styles.item}>
      <Skeleton variant="circle" height={AVATAR_SIZE} />
      <div className={styles.body}>
        <div className={styles.line}>
          <Skeleton size="label" width="45%" />
          <Skeleton size="label" width="28%" />
        </div>
        <div className={styles.line}>
          <Skeleton size="caption" width="55%" />
          <Skeleton size="caption" width="22%" />
        </div>
      </div>
    </div>
  );
}
