import { dinarMoneyDefinition, moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney, hasRates, type Money, type RatedMoney } from '../money';

function requireRates(money: Money): RatedMoney {
  if (!hasRates(money)) throw new Error('The rates are not ready.');
  return money;
}

/** The currencies, prices and rates of the sample world. */
export const money = requireRates(defineMoney(moneyDefinition));

/** A wallet in Kuwaiti dinars: 3 decimals, gold in tola, platinum in grams, and no silver. */
export const dinarMoney = requireRates(defineMoney(dinarMoneyDefinition));

/** A copy of the money whose rates have not loaded, or failed to load. */
export const withoutRates = (
  { ...definition }: Money,
  rates: Exclude<Money['rates'], { status: 'ready' }> = { status: 'loading' },
): Money => defineMoney({ ...definition, rates });

/** Returns the prices of money whose prices have loaded. */
export function getPrices({ prices }: Money) {
  if (prices.status !== 'ready') throw new Error('The prices are not ready.');
  return prices.value;
}
