import {
  add,
  compare,
  convertAmount,
  divide,
  GOLD_PRICE,
  isPositive,
  multiply,
  roundTo,
  SILVER_PRICE,
  type Holdings,
} from '../../format';

/** Parts of a balance, in display order. */
export const BALANCE_PARTS = ['cash', 'gold', 'silver'] as const;
export type BalancePart = (typeof BALANCE_PARTS)[number];

/**
 * How metals are valued: at the fixed prices, as on most screens (docs/rules.md BAL-1), or at the converter’s rates, as
 * on /conversion (BAL-5).
 */
export type Valuation = 'prices' | 'rates';

const clampToZero = (amount: string) => (isPositive(amount) ? amount : '0');

function getValuesInPkr(
  { pkr, gold, silver }: Holdings,
  valuation: Valuation,
): Record<BalancePart, string> {
  const inPkr = (grams: string, metal: 'GOLD' | 'SILVER', price: string) =>
    valuation === 'rates' ? convertAmount(grams, metal, 'PKR') : multiply(grams, price);
  return {
    cash: clampToZero(pkr),
    gold: inPkr(clampToZero(gold), 'GOLD', GOLD_PRICE),
    silver: inPkr(clampToZero(silver), 'SILVER', SILVER_PRICE),
  };
}

/** Returns each part's share of the total in percent, with 4 decimals; all are '0.0000' if the total is zero. */
export function getBalanceShares(
  holdings: Holdings,
  valuation: Valuation = 'prices',
): Record<BalancePart, string> {
  const parts = getValuesInPkr(holdings, valuation);
  const total = add(...Object.values(parts));
  const share = (value: string) =>
    roundTo(compare(total, '0') === 0 ? '0' : divide(multiply(value, '100'), total), 4);
  return { cash: share(parts.cash), gold: share(parts.gold), silver: share(parts.silver) };
}
