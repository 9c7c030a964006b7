import { isPositive, type Holdings } from '../../format';
import { useFormats } from '../../hooks/useFormats';
import { useTranslations } from '../../messages';
import { BalanceAmount } from '../Amount';
import { BALANCE_PARTS, getBalanceShares, type BalancePart } from './getBalanceShares';
import * as styles from './BalanceBar.css';

export interface BalanceBarProps {
  /** Decimal strings: PKR, and grams of gold and silver. */
  holdings: Holdings;
  /** Decimal places of gram values: 1 as on the home screen, 3 as in the converter. @default 1 */
  metalDecimals?: 1 | 3;
  /** Whether metals are valued at the fixed prices or at the converter's rates. @default 'prices' */
  valuation?: 'prices' | 'rates';
  /** Background that the bar is on; `hero` is a brand panel. @default 'surface' */
  on?: 'surface' | 'hero';
}

const currencyByPart: Record<BalancePart, string> = { cash: 'PKR', gold: 'GOLD', silver: 'SILVER' };

/** The shares of cash, gold and silver in a balance, as a bar with a legend. docs/rules.md BAL-7. */
export function BalanceBar({
  holdings,
  metalDecimals = 1,
  valuation = 'prices',
  on = 'surface',
}: BalanceBarProps) {
  const t = useTranslations('balance');
  const { formatDecimal } = useFormats();
  const shares = getBalanceShares(holdings, valuation);
  const amounts = { cash: holdings.pkr, gold: holdings.gold, silver: holdings.silver };
  return (
    <div className={styles.balance} data-on={on}>
      <div aria-hidden className={styles.bar}>
        {BALANCE_PARTS.filter((part) => isPositive(shares[part])).map((part) => (
          <span
            key={part}
            className={styles.segment}
            data-part={part}
            style={{ flexGrow: shares[part] }}
          />
        ))}
      </div>
      <dl className={styles.legend}>
        {BALANCE_PARTS.map((part) => (
          <div key={part} className={styles.entry}>
            <dt className={styles.name}>
              <span aria-hidden className={styles.dot} data-part={part} />
              {t(part)}
            </dt>
            <dd className={styles.figure}>
              <BalanceAmount
                value={amounts[part]}
                currency={currencyByPart[part]}
                metalDecimals={metalDecimals}
              />
            </dd>
            <dd className={styles.share}>
              {t('share', { share: formatDecimal(shares[part], 1) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
