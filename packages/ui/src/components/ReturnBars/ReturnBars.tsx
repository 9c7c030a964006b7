import { useLocale } from '../../messages/intl';
import { formatDecimal } from '../../format';
import { Ltr } from '../Ltr';
import * as styles from './ReturnBars.css';
import { getReturnShares } from './getReturnShares';

export interface ReturnBarsProps {
  /** Returns in display order; `percent` is a decimal string, negative for a loss. */
  returns: readonly { period: string; percent: string }[];
  /** Return that fills a bar, in percent; set it to make several charts comparable. @default the largest return */
  scale?: string;
}

/**
 * Investment returns by period, as text and bars. Use it for percentages, which can be negative; for amounts of money
 * use `BarChart`.
 */
export function ReturnBars({ returns, scale }: ReturnBarsProps) {
  const locale = useLocale();
  const shares = getReturnShares(
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
