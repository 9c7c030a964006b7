import { Skeleton } from '../../components/Skeleton';
import { size, space } from '../../theme/lengths.css';
import * as styles from './paymentMethods.css';

const ROWS = [1, 2];

export function SavedCardsSkeleton() {
  return (
    <div>
      {ROWS.map((row) => (
        <div key={row} className={styles.card}>
          <div className={styles.face}>
            <Skeleton variant="block" height={space[8]} width={size.avatar} />
            <div className={styles.texts}>
              <Skeleton size="label" width="8ch" />
              <Skeleton size="caption" width="12ch" />
              <Skeleton size="caption" width="10ch" />
            </div>
          </div>
          <div className={styles.pendingActions}>
            <Skeleton size="label" width="7ch" />
          </div>
        </div>
      ))}
    </div>
  );
}
