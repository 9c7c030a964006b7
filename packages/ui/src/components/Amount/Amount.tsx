import { useLocale } from 'use-intl';
import { amountParts, type AmountOptions } from '../../format';
import { amountFontSize, type AmountSize } from './amountFontSize';
import * as styles from './Amount.css';

export interface AmountProps {
  /** Decimal string in the currency's own unit: PKR, another currency, or grams. */
  value: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimals of metals: 3, or 1 on the home screen. @default 3 */
  metalDecimals?: AmountOptions['metalDecimals'];
  /** `code` as in lists ('USD 3.60'), `symbol` as in the converter ('$3.60'). @default 'code' */
  naming?: AmountOptions['naming'];
  /** Which figures bear a sign: negative ones, all but zero, or none. @default 'auto' */
  sign?: AmountOptions['sign'];
  /** Step of the type scale. @default 'md' */
  size?: AmountSize;
  /** @default 'inherit' */
  tone?: keyof typeof styles.tone;
  /** The narrowest that the container gets, px: what fits there is never made smaller. @default 200 */
  room?: number;
  /** Struck through: the amount did not come about. @default false */
  isVoid?: boolean;
  id?: string;
}

/**
 * An exact amount in figures of one width, on one line: a very long one becomes smaller before it
 * would overflow. Its text is exactly that of `formatAmount`. docs/rules.md MONEY-5 to MONEY-11.
 */
export function Amount({
  value,
  currency,
  metalDecimals,
  naming,
  sign: signed,
  size = 'md',
  tone = 'inherit',
  room,
  isVoid = false,
  id,
}: AmountProps) {
  const locale = useLocale();
  const parts = amountParts(value, currency, { metalDecimals, naming, sign: signed, locale });
  const { sign, prefix, integer, fraction, suffix } = parts;
  const classes = [
    styles.amount,
    styles.size[size],
    styles.tone[tone],
    isVoid && styles.voided[size],
  ];
  return (
    <span
      id={id}
      dir="ltr"
      className={classes.filter(Boolean).join(' ')}
      style={{ fontSize: amountFontSize(parts, size, room) }}
    >
      {size === 'sm' || size === 'md' ? (
        sign + prefix + integer + fraction + suffix
      ) : (
        <>
          {sign}
          {prefix && <span className={styles.minor[size]}>{prefix}</span>}
          {integer}
          <span className={styles.minor[size]}>{fraction + suffix}</span>
        </>
      )}
    </span>
  );
}
