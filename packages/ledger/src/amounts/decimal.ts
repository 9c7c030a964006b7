import BigJs from 'big.js';
import type { Big, BigSource } from 'big.js';

/** The most decimals of an amount. docs/rules.md API-7. */
export const MAX_DECIMALS = 20;

/** Exact sums and products; quotients have 20 decimals, rounded half up. Throws for numbers. docs/rules.md MONEY-2. */
const Decimal = BigJs();
Decimal.strict = true;
Decimal.DP = MAX_DECIMALS;
Decimal.RM = Decimal.roundHalfUp;

/** Quotients have twice the decimals of an amount, so that rounding one of them to an amount rounds only once. */
const Quotient = BigJs();
Quotient.strict = true;
Quotient.DP = 2 * MAX_DECIMALS;
Quotient.RM = Quotient.roundDown;

export type { Big };

export type BigText = Exclude<BigSource, number>;

export function decimal(value: BigText): Big {
  return Decimal(value);
}

export const ZERO = decimal('0');

/** Returns `amount × by ÷ over` with 40 decimals. */
export function scale(amount: BigText, by: BigText, over: BigText): Big {
  return Decimal(Quotient(amount).times(by).div(over));
}

/** Rounds a magnitude: `down` for what is paid to a customer, `up` for what the customer pays. */
export function roundTo(value: Big, decimals: number, direction: 'down' | 'up'): Big {
  return value.round(decimals, direction === 'down' ? Decimal.roundDown : Decimal.roundUp);
}

/** Formats without an exponent and without rounding, with at least `minDecimals` decimals. */
export function toDecimalString(value: Big, minDecimals = 0): string {
  const plain = value.toFixed();
  const decimals = plain.split('.')[1]?.length ?? 0;
  return decimals < minDecimals ? value.toFixed(minDecimals) : plain;
}
