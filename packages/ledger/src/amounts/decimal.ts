import BigJs from 'big.js';
import type { Big, BigSource } from 'big.js';

/** The maximum number of decimals in an amount. docs/rules.md API-7. */
export const MAX_DECIMALS = 20;

/**
 * Sums and products are exact; quotients have 20 decimals, rounded half up. Throws if given a number. docs/rules.md
 * MONEY-2.
 */
const Decimal = BigJs();
Decimal.strict = true;
Decimal.DP = MAX_DECIMALS;
Decimal.RM = Decimal.roundHalfUp;

/**
 * Quotients have twice as many decimals as an amount, so that converting one to an amount is the only visible rounding.
 */
const Quotient = BigJs();
Quotient.strict = true;
Quotient.DP = 2 * MAX_DECIMALS;
Quotient.RM = Quotient.roundDown;

export type { Big };

export type DecimalInput = Exclude<BigSource, number>;

export function decimal(value: DecimalInput): Big {
  return Decimal(value);
}

export const ZERO = decimal('0');

/** Returns `amount × by ÷ over` with 40 decimals, rounded down. */
export function scale(amount: DecimalInput, by: DecimalInput, over: DecimalInput): Big {
  return Decimal(Quotient(amount).times(by).div(over));
}

/** Rounds an absolute value: `down` for payments to a customer, `up` for payments by the customer. */
export function roundTo(value: Big, decimals: number, direction: 'down' | 'up'): Big {
  return value.round(decimals, direction === 'down' ? Decimal.roundDown : Decimal.roundUp);
}

/** Formats without an exponent and without rounding, with at least `minDecimals` decimals. */
export function toDecimalString(value: Big, minDecimals = 0): string {
  const plain = value.toFixed();
  const decimals = plain.split('.')[1]?.length ?? 0;
  return decimals < minDecimals ? value.toFixed(minDecimals) : plain;
}
