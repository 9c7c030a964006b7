import BigJs from 'big.js';
import type { Big, BigSource } from 'big.js';

/**
 * The ledger's decimals. Sums and products are exact; a quotient that does not come out even is
 * rounded half up at 20 decimals, as the converter does. docs/rules.md MONEY-2. Refuses plain
 * numbers, and throws on anything that is not a decimal.
 */
const Decimal = BigJs();
Decimal.strict = true;
Decimal.DP = 20;
Decimal.RM = Decimal.roundHalfUp;

export type { Big };

/** A decimal string as a number to compute with. */
export function decimal(value: Exclude<BigSource, number>): Big {
  return Decimal(value);
}

export const ZERO = decimal('0');

/** A decimal string without exponent, all its decimals kept, and at least `minDecimals` of them. */
export function toDecimalString(value: Big, minDecimals = 0): string {
  const plain = value.toFixed();
  const decimals = plain.split('.')[1]?.length ?? 0;
  return decimals < minDecimals ? value.toFixed(minDecimals) : plain;
}
