import { Skeleton } from '../Skeleton';
import { BALANCE_PARTS, type BalancePart } from '../BalanceBar';
import { space } from '../../theme/scale';
import * as styles from './BalanceCard.css';

const partWidths: Record<BalancePart, string> = { cash: '34%', gold: '20%', silver: '20%' };

const BAR_HEIGHT = `${space[2] / 16}rem`;

export function BreakdownSkeleton() {
  return (
    <div className={`${styles.breakdown} ${styles.bones}`}>
      <Skeleton on="hero" variant="block" height={BAR_HEIGHT} />
      <div className={styles.boneRow}>
        {BALANCE_PARTS.map((part) => (
          <div key={part} className={styles.boneEntry} style={{ inlineSize: partWidths[part] }}>
            <Skeleton on="hero" size="caption" width="70%" />
            <Skeleton on="hero" size="label" />
          </div>
        ))}
      </div>
    </div>
  );
}
