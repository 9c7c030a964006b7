import type { CSSProperties } from 'react';
import { amountParts } from '../../format';
import { useLocale } from '../../messages/intl';
import { amountWidth } from './amountWidth';
import * as styles from './Amount.css';

export interface AmountProps {
  /** Decimal string in the currency's own unit: PKR, another currency, or grams. */
  value: string;
  /** `PKR`, `GOLD`, `SILVER` or any other code. */
  currency: string;
  /** Decimals of metals: 3, or 1 on the home screen. @default 3 */
  metalDecimals?: 1 | 3;
  /** `code` as in lists ('USD 3.60'), `symbol` as in the converter ('$3.60'). @default 'code' */
  naming?: 'code' | 'symbol';
  /** Which figures bear a sign: negative ones, all but zero, or none. @default 'auto' */
  sign?: 'auto' | 'always' | 'never';
  /** Step of the type scale: 13, 15, 26 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'display';
  /** Colour: `success` for what came in, `muted` for what never moved, the metals for theirs. @default 'inherit' */
  tone?: 'inherit' | 'default' | 'muted' | 'success' | 'danger' | 'gold' | 'silver';
  /** The narrowest that the container gets at the usual text size, px: what fits there is never made smaller. @default 200 */
  room?: number;
  /** Struck through: the amount did not come about. @default false */
  isVoid?: boolean;
  /** The element's id, for what the amount names or describes. */
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
  const { em, isLong } = amountWidth(parts, size, room);
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
      data-long={isLong || undefined}
      style={{ '--rad-amount': em } as CSSProperties}
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
