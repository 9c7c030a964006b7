import { Skeleton } from '../Skeleton';
import { listHeldCurrencies } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { space } from '../../theme/scale';
import * as styles from './BalanceCard.css';

const CASH_WIDTH = '34%';
const METAL_WIDTH = '20%';

const BAR_HEIGHT = `${space[2] / 16}rem`;

export function BreakdownSkeleton() {
  const money = useMoney();
  return (
    <div className={`${styles.breakdown} ${styles.skeleton}`}>
      <Skeleton on="hero" variant="block" height={BAR_HEIGHT} />
      <div className={styles.skeletonRow}>
        {listHeldCurrencies(money).map((code) => (
          <div
            key={code}
            className={styles.skeletonEntry}
            style={{ inlineSize: code === money.home ? CASH_WIDTH : METAL_WIDTH }}
          >
            <Skeleton on="hero" size="caption" width="70%" />
            <Skeleton on="hero" size="label" />
          </div>
        ))}
      </div>
    </div>
  );
}
