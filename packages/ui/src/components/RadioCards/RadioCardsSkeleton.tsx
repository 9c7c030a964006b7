import { size } from '../../theme/lengths.css';
import { field } from '../Field/Field.css';
import { Skeleton } from '../Skeleton';
import * as styles from './RadioCards.css';

interface RadioCardsSkeletonProps {
  count: number;
  /** Number of lines of the description. @default 1 */
  lineCount?: number;
}

/** Placeholder cards with the size of `RadioCards` whose options have an icon and a description. */
export function RadioCardsSkeleton({ count, lineCount = 1 }: RadioCardsSkeletonProps) {
  return (
    <div className={field}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.box}>
          <Skeleton variant="circle" height={size.avatar} />
          <div className={styles.texts}>
            <Skeleton size="label" width="12ch" />
            {Array.from({ length: lineCount }, (_line, line) => (
              <Skeleton key={line} size="caption" width="18ch" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
