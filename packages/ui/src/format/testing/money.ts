import { moneyDefinition } from '@rad-wallet/mocks/samples';
import { defineMoney, hasRates, type Money, type RatedMoney } from '../money';

function requireRates(money: Money): RatedMoney {
  if (!hasRates(money)) throw new Error('The rates are not ready.');
  return money;
}

/** The currencies, prices and rates of the sample world. */
export const money = requireRates(defineMoney(moneyDefinition));

/** A Kuwaiti wallet: 3 decimals, gold in tola, platinum in grams, and no silver. */
export const kuwaitMoney = requireRates(
  defineMoney({
    home: 'KWD',
    currencies: {
      KWD: { kind: 'cash', decimals: 3, symbol: 'KD', accountType: 'current' },
      USD: { kind: 'cash', symbol: '$' },
      GOLD_TOLA: {
        kind: 'metal',
        accountType: 'gold',
        name: { en: 'Gold', ar: 'ذهب' },
        unit: { grams: '11.664', symbol: { en: 'tola', ur: 'تولہ', ar: 'تولة' } },
      },
      PLATINUM: { kind: 'metal', decimals: 2, name: 'Platinum' },
    },
    // KWD per tola of gold, and per gram of platinum.
    prices: { status: 'ready', value: { values: { GOLD_TOLA: '466.56', PLATINUM: '10' } } },
    // Units per KWD.
    rates: {
      status: 'ready',
      value: { values: { USD: '3.25', GOLD_TOLA: '0.002', PLATINUM: '0.08' } },
    },
  }),
);

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
