/** Units of each currency per PKR. docs/rules.md CONV-1. */
export const CONVERTER_RATES: ReadonlyMap<string, string> = new Map([
  ['PKR', '1'],
  ['USD', '0.0036'],
  ['BHD', '0.00135'],
  ['SAR', '0.0135'],
  ['GOLD', '0.000063'],
  ['SILVER', '0.0048'],
]);

/** PKR per gram, used for the total balance. docs/rules.md BAL-2, BAL-3. */
export const GRAM_PRICES = { gold: '15798', silver: '210' } as const;

/** The weight of a tola. docs/rules.md BAL-4. */
export const GRAMS_PER_TOLA = '11.664';
