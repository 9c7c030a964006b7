import { useLocale } from '../../messages/intl';
import { formatDecimal } from '../../format';
import { Ltr } from '../Ltr';
import * as styles from './ReturnBars.css';
import { returnShares } from './returnShares';

export interface ReturnBarsProps {
  /** Periods, and what was gained (or lost) over each: percent as a decimal string. */
  returns: readonly { period: string; percent: string }[];
  /** Percent that fills a whole bar, for bars to be compared with those beside them. @default the longest */
  scale?: string;
}

/** What was gained over each period, written and drawn. */
export function ReturnBars({ returns, scale }: ReturnBarsProps) {
  const locale = useLocale();
  const shares = returnShares(
    returns.map(({ percent }) => percent),
    scale,
  );
  return (
    <div className={styles.room}>
      <dl className={styles.list}>
        {returns.map(({ period, percent }, index) => (
          <div key={period} className={styles.entry}>
            <dt className={styles.label}>{period}</dt>
            <dd className={styles.value}>
              <span aria-hidden className={styles.track}>
                <span
                  className={styles.bar}
                  data-loss={percent.startsWith('-') || undefined}
                  style={{ inlineSize: `${shares[index]}%` }}
                />
              </span>
              <span className={styles.figure}>
                <Ltr>{`${formatDecimal(percent, 1, { locale })}%`}</Ltr>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
