import {
  convertAmount,
  divide,
  getValue,
  isMetal,
  type CurrencyCode,
  type Money,
} from '../../format';
import { findMetal, getUnitGrams } from '../../format/money';

/**
 * Returns the weight of gold that an amount buys. Metals are valued at their prices, foreign currencies at the
 * converter rates. docs/rules.md GIFT-14.
 * @param goldPrice price per gram in the home currency
 * @returns null while the required price or rate is not loaded
 * @throws RangeError if the amount or the price is not a plain decimal
 */
export function getGoldWeight(
  amount: string,
  currency: CurrencyCode,
  goldPrice: string,
  money: Money,
): string | null {
  const gold = findMetal('gold', money);
  if (currency === gold) return amount;
  const value = getHomeValue(amount, currency, money);
  return value && divide(divide(value, goldPrice), gold ? getUnitGrams(gold, money) : '1');
}

function getHomeValue(amount: string, currency: CurrencyCode, money: Money): string | null {
  const { home, prices, rates } = money;
  if (currency === home) return amount;
  if (isMetal(currency, money)) {
    return prices.status === 'ready' ? getValue(amount, currency, 'prices', prices.value) : null;
  }
  return rates.status === 'ready' ? convertAmount(amount, currency, home, rates.value) : null;
}
