import { dinarMoneyDefinition, moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney, hasRates, type Money, type RatedMoney } from '../money';

function requireRates(money: Money): RatedMoney {
  if (!hasRates(money)) throw new Error('The rates are not ready.');
  return money;
}

export const money = requireRates(defineMoney(moneyDefinition));

/** A wallet in Kuwaiti dinars: 3 decimals, gold in tola, platinum in grams, and no silver. */
export const dinarMoney = requireRates(defineMoney(dinarMoneyDefinition));

export const withoutRates = (
  { ...definition }: Money,
  rates: Exclude<Money['rates'], { status: 'ready' }> = { status: 'loading' },
): Money => defineMoney({ ...definition, rates });

export function getPrices({ prices }: Money) {
  if (prices.status !== 'ready') throw new Error('The prices are not ready.');
  return prices.value;
}
