import Big from 'big.js';
import { describeInvalidAmount } from '../development/amounts';

// A separate constructor, so that these settings do not affect other users of big.js.
const Decimal = Big();
// More decimals than any screen shows, because metal rates are tiny, but few enough for a request.
Decimal.DP = 20;
Decimal.RM = Big.roundHalfUp;
Decimal.strict = true;

const PLAIN_DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Whether the text is a plain decimal: digits, at most one point and an optional leading minus. */
export function isDecimal(value: string): value is `${number}` {
  return PLAIN_DECIMAL.test(value);
}

function toBig(value: string): Big {
  if (process.env.NODE_ENV !== 'production' && (typeof value !== 'string' || !isDecimal(value))) {
    throw new RangeError(`Not a plain decimal. ${describeInvalidAmount(value)}`);
  }
  // big.js would also accept '1e9' and ' .5', which are invalid amounts.
  if (!isDecimal(value)) throw new RangeError(`Not a plain decimal: "${value}"`);
  return new Decimal(value);
}

function removeNegativeZero(text: string): string {
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

function formatBig(value: Big): string {
  return removeNegativeZero(value.toFixed());
}

/**
 * Returns the shortest plain form: no exponent, no leading or trailing zeros, never '-0'.
 * @throws RangeError if the value is not a plain decimal, as do all functions below except `isPositive`.
 */
export function toPlainDecimal(value: string): string {
  return formatBig(toBig(value));
}

/** Returns the exact sum; '0' for no terms. */
export function add(...terms: readonly string[]): string {
  return formatBig(terms.reduce((sum, term) => sum.plus(toBig(term)), new Decimal('0')));
}

export function multiply(a: string, b: string): string {
  return formatBig(toBig(a).times(toBig(b)));
}

/** Rounds half up to 20 decimals. @throws RangeError also if the divisor is zero. */
export function divide(dividend: string, divisor: string): string {
  const by = toBig(divisor);
  if (by.eq('0')) throw new RangeError('Division by zero');
  return formatBig(toBig(dividend).div(by));
}

/** Returns -1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  return toBig(a).cmp(toBig(b));
}

/** Returns false for null (from `parseAmount`) and invalid text. docs/rules.md MONEY-13. */
export function isPositive(value: string | null): boolean {
  return value !== null && isDecimal(value) && compare(value, '0') === 1;
}

/**
 * Rounds to a fixed number of decimals; ties are rounded away from zero: '-0.005' to '-0.01'. docs/rules.md MONEY-2.
 */
export function roundTo(value: string, decimals: number): string {
  return removeNegativeZero(toBig(value).toFixed(decimals));
}

/**
 * Truncates to a fixed number of decimals. An available amount must not be rounded up, because it could not be spent.
 * docs/rules.md MONEY-2.
 */
export function roundDownTo(value: string, decimals: number): string {
  const cut = toBig(value).round(decimals, Big.roundDown);
  return removeNegativeZero(cut.toFixed(decimals));
}
