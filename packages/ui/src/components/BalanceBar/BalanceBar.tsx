import { getHoldingKind, isPositive, type Holdings, type Valuation } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useHoldingName } from '../../hooks/useHoldingName';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { balanceMessages } from '../../messages/shared/balance';
import { BalanceAmount } from '../Amount';
import { getBalanceShares } from './getBalanceShares';
import * as styles from './BalanceBar.css';

export interface BalanceBarProps {
  /** Balances by currency code, in display order; cash first. */
  holdings: Holdings;
  /** Decimal places for metals, such as 3 in the converter. @default 1 */
  metalDecimals?: number;
  /** Whether metals are valued at the prices or at the converter's rates. @default 'prices' */
  valuation?: Valuation;
  /** The bar's background; `hero` is a brand panel. @default 'surface' */
  on?: 'surface' | 'hero';
}

/**
 * A bar that shows the percentages of cash and metals in a balance, with a legend. Use it for the composition of one
 * balance; for a value over time use `LineChart`. docs/rules.md BAL-7.
 */
export function BalanceBar({
  holdings,
  metalDecimals = 1,
  valuation = 'prices',
  on = 'surface',
}: BalanceBarProps) {
  const t = useMessages(balanceMessages);
  const money = useMoney();
  const getName = useHoldingName(t);
  const { formatDecimal } = useFormats();
  const quotes = money[valuation];
  const shares =
    quotes.status === 'ready' ? getBalanceShares(holdings, valuation, quotes.value) : null;
  const parts = Object.entries(holdings).map(([code, amount]) => ({
    code,
    amount,
    kind: getHoldingKind(code, money),
    share: shares?.[code] ?? null,
  }));
  return (
    <div className={styles.balance} data-on={on}>
      <div aria-hidden className={styles.bar}>
        {parts.map(
          ({ code, kind, share }) =>
            share !== null &&
            isPositive(share) && (
              <span
                key={code}
                className={styles.segment}
                data-part={kind}
                style={{ flexGrow: share }}
              />
            ),
        )}
      </div>
      <dl className={styles.legend}>
        {parts.map(({ code, amount, kind, share }) => (
          <div key={code} className={styles.entry}>
            <dt className={styles.name}>
              <span aria-hidden className={styles.dot} data-part={kind} />
              {getName(code)}
            </dt>
            <dd className={styles.figure}>
              <BalanceAmount value={amount} currency={code} metalDecimals={metalDecimals} />
            </dd>
            {share !== null && (
              <dd className={styles.share}>{t('share', { share: formatDecimal(share, 1) })}</dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
