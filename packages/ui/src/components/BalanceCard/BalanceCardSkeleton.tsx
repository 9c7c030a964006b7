import { Skeleton, SkeletonRegion } from '../Skeleton';
import { BALANCE_PARTS, type BalancePart } from '../BalanceBar';
import { scale } from '../../theme/tokens';
import * as styles from './BalanceCard.css';

interface BalanceCardSkeletonProps {
  note?: string;
  hasBreakdown: boolean;
  hasFooter: boolean;
}

/** About as wide as the figures that come. */
const widths: Record<BalancePart, string> = { cash: '34%', gold: '20%', silver: '20%' };

const BAR = `${scale.space[2] / 16}rem`;

/** What stands under the heading while the balance loads, in its size. */
export function BalanceCardSkeleton({ note, hasBreakdown, hasFooter }: BalanceCardSkeletonProps) {
  return (
    <SkeletonRegion>
      <div className={styles.total}>
        <Skeleton on="hero" size="display" width="72%" />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {hasBreakdown && (
        <div className={`${styles.breakdown} ${styles.bones}`}>
          <Skeleton on="hero" variant="block" height={BAR} />
          <div className={styles.boneRow}>
            {BALANCE_PARTS.map((part) => (
              <div key={part} style={{ inlineSize: widths[part] }}>
                <Skeleton on="hero" size="caption" width="70%" />
                <Skeleton on="hero" size="label" />
              </div>
            ))}
          </div>
        </div>
      )}
      {hasFooter && (
        <div className={styles.footer}>
          <Skeleton on="hero" size="caption" width="9rem" />
        </div>
      )}
    </SkeletonRegion>
  );
}
