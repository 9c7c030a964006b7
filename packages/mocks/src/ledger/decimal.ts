import BigJs from 'big.js';
import type { Big, BigSource } from 'big.js';

/** Exact sums and products; quotients have 20 decimals, rounded half up. Throws for numbers. docs/rules.md MONEY-2. */
const Decimal = BigJs();
Decimal.strict = true;
Decimal.DP = 20;
Decimal.RM = Decimal.roundHalfUp;

export type { Big };

export function decimal(value: Exclude<BigSource, number>): Big {
  return Decimal(value);
}

export const ZERO = decimal('0');

/** Formats without an exponent and without rounding, with at least `minDecimals` decimals. */
export function toDecimalString(value: Big, minDecimals = 0): string {
  const plain = value.toFixed();
  const decimals = plain.split('.')[1]?.length ?? 0;
  return decimals < minDecimals ? value.toFixed(minDecimals) : plain;
}
