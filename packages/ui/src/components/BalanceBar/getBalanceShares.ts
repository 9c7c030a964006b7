import {
  add,
  compare,
  divide,
  getValue,
  isPositive,
  multiply,
  roundTo,
  type CurrencyCode,
  type Holdings,
  type Quotes,
  type Valuation,
} from '../../format';

/** Returns each currency's percentage with 4 decimals; '0.0000' without a price or rate, or if the total is zero. */
export function getBalanceShares(
  holdings: Holdings,
  valuation: Valuation,
  quotes: Quotes,
): Record<CurrencyCode, string> {
  const isCounted = (code: CurrencyCode, amount: string) =>
    isPositive(amount) && Object.hasOwn(quotes.values, code);
  const values = Object.entries(holdings).map(([code, amount]): [CurrencyCode, string] => [
    code,
    isCounted(code, amount) ? getValue(amount, code, valuation, quotes) : '0',
  ]);
  const total = add(...values.map(([, value]) => value));
  const getShare = (value: string) =>
    roundTo(compare(total, '0') === 0 ? '0' : divide(multiply(value, '100'), total), 4);
  return Object.fromEntries(values.map(([code, value]) => [code, getShare(value)]));
}
