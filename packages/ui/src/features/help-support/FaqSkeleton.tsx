import { Skeleton } from '../../components/Skeleton';
import * as styles from './help.css';

const ROWS = [1, 2, 3, 4, 5];

export function FaqSkeleton() {
  return (
    <div>
      {ROWS.map((row) => (
        <div key={row} className={styles.entry}>
          <div className={styles.placeholder}>
            <Skeleton size="label" width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
