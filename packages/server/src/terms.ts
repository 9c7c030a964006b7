import type { Terms } from '@rad-wallet/ledger';
import { moneyDefinition } from '@rad-wallet/mocks/samples';

const MS_PER_MINUTE = 60_000;

const GRAMS_PER_TOLA = '11.664';

/** The sample rates. docs/rules.md CONV-1, LEDGER-6, LEDGER-8. */
export const terms: Terms = {
  rates: new Map([['PKR', '1'], ...Object.entries(moneyDefinition.rates.value.values)]),
  deposits: 'completed',
  conversionMs: 15 * MS_PER_MINUTE,
};

const { GOLD: gold, SILVER: silver } = moneyDefinition.prices.value.values;

/** PKR per gram. docs/rules.md BAL-2 to BAL-4. */
export const prices = { gold, silver, gramsPerTola: GRAMS_PER_TOLA };
