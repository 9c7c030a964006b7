import type { CSSProperties } from 'react';
import type { ReactNode } from 'react';
import { getAmountParts } from '../../format';
import { getUnitDirection } from '../../format/direction';
import { useAmountFormatOptions } from '../../hooks/useAmountFormatOptions';
import { measureAmount } from './measureAmount';
import * as styles from './Amount.css';
import { SpokenAmount } from './SpokenAmount';

export interface AmountProps {
  /** A decimal string in units of the currency. */
  value: string;
  /** A currency code from the provider's `money`, or any other code. @default the home currency */
  currency?: string;
  /** Decimal places for metals, such as 1 on the home screen. @default the metal's own */
  metalDecimals?: number;
  /**
   * Currency notation: `code` as in lists ('BHD 1.350'), `symbol` as on buttons ('BD 1.350'), `preview` as in the
   * converter ('BD 1.35'). @default 'code'
   */
  naming?: 'code' | 'symbol' | 'preview';
  /**
   * Which amounts have a sign: only negative ones (`auto`), all except zero (`always`) or none (`never`). @default
   * 'auto'
   */
  sign?: 'auto' | 'always' | 'never';
  /** Font size: 13, 15, 26 or 40 px at the default text size. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'display';
  /** Text colour: `success` for incoming, `muted` for failed transactions. @default 'inherit' */
  tone?: 'inherit' | 'default' | 'muted' | 'success' | 'danger' | 'gold' | 'silver';
  /**
   * Smallest container width at the default text size, in px. An amount that fits into it is not shrunk. @default 200
   */
  room?: number;
  /** Strikes the amount through, for failed transactions. @default false */
  isVoid?: boolean;
  /** The element's id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/**
 * An exact amount on one line that shrinks before it overflows. Use it for an amount that stands alone; within a line
 * of text use `AmountText`, in a sentence `AmountSentence`, for a balance `BalanceAmount`. docs/rules.md MONEY-5 to
 * MONEY-11.
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
  const shared = useAmountFormatOptions();
  const options = { metalDecimals, naming, sign: signed };
  const parts = getAmountParts(value, currency ?? shared.money.home, { ...options, ...shared });
  const { sign, prefix, integer, fraction, suffix } = parts;
  const isLarge = size === 'lg' || size === 'display';
  const minor = isLarge ? styles.minor[size] : undefined;
  const direction = getUnitDirection(suffix);
  const { em, isLong } = measureAmount(parts, size, room);
  const classes = [
    styles.amount,
    styles.size[size],
    styles.tone[tone],
    isVoid && styles.voided[size],
  ];
  return (
    <span
      id={id}
      dir={direction}
      translate="no"
      className={classes.filter(Boolean).join(' ')}
      data-long={isLong || undefined}
      style={{ '--rad-amount': em } as CSSProperties}
    >
      <SpokenAmount value={value} currency={currency} options={options}>
        {isLarge ? (
          <>
            <BidiIsolate direction={direction}>
              {sign && <span>{sign}</span>}
              {prefix && <span className={minor}>{prefix}</span>}
              <span>{integer}</span>
              {direction === 'rtl' && <span className={minor}>{fraction}</span>}
            </BidiIsolate>
            <span className={minor}>{direction === 'rtl' ? suffix : fraction + suffix}</span>
          </>
        ) : (
          <SmallAmount
            direction={direction}
            figure={sign + prefix + integer + fraction}
            suffix={suffix}
          />
        )}
      </SpokenAmount>
    </span>
  );
}

interface SmallAmountProps {
  direction: 'ltr' | 'rtl';
  figure: string;
  suffix: string;
}

/**
 * Each text is the only child of its element, because page translation replaces text nodes, which React could then not
 * update.
 */
function SmallAmount({ direction, figure, suffix }: SmallAmountProps) {
  if (direction === 'ltr') return <span>{figure + suffix}</span>;
  return (
    <>
      <bdi dir="ltr">{figure}</bdi>
      <span>{suffix}</span>
    </>
  );
}

/** Keeps digits left to right next to a right-to-left unit. */
function BidiIsolate({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;
}
