import type { CurrencyCode, Quotes } from './money';
import { add, divide, multiply } from './decimal';

/** Balances by currency code: decimal strings in units of the currency. */
export type Holdings = Readonly<Record<CurrencyCode, string>>;

/** The weight of a tola. docs/rules.md BAL-4. */
export const GRAMS_PER_TOLA = '11.664';

function getQuote(code: CurrencyCode, { values }: Quotes): string {
  const quote = values[code];
  if (quote === undefined) throw new RangeError(`'${code}' has no price or rate.`);
  return quote;
}

/**
 * Converts at the converter rates. The result has up to 20 decimals, which views round. docs/rules.md CONV-2.
 * @throws RangeError for an invalid amount or a currency without a rate
 */
export function convertAmount(
  amount: string,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: Quotes,
): string {
  // Multiply first, so that only the division rounds and a conversion to the same currency is exact.
  return divide(multiply(amount, getQuote(to, rates)), getQuote(from, rates));
}

/** How metals are valued: at the prices (docs/rules.md BAL-1) or at the converter's rates (BAL-5). */
export type Valuation = 'prices' | 'rates';

/**
 * Returns the value in the home currency.
 * @throws RangeError for an invalid amount or a currency without a price or rate
 */
export function getValue(
  amount: string,
  code: CurrencyCode,
  valuation: Valuation,
  quotes: Quotes,
): string {
  const quote = getQuote(code, quotes);
  return valuation === 'rates' ? divide(amount, quote) : multiply(amount, quote);
}

/**
 * Returns the total in the home currency. docs/rules.md BAL-1, BAL-5.
 * @throws RangeError for an invalid balance or a currency without a price or rate
 */
export function getTotal(holdings: Holdings, valuation: Valuation, quotes: Quotes): string {
  const values = Object.entries(holdings).map(([code, amount]) =>
    getValue(amount, code, valuation, quotes),
  );
  return add(...values);
}

/** Converts grams to tola. docs/rules.md BAL-4. @throws RangeError for an invalid weight */
export function gramsToTola(grams: string): string {
  return divide(grams, GRAMS_PER_TOLA);
}
