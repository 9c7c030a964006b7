import { CONVERTER_RATES, GRAM_PRICES, GRAMS_PER_TOLA } from '../ledger/rates';

const { PKR: _home, ...rates } = Object.fromEntries(CONVERTER_RATES);

export const moneyDefinition = {
  home: 'PKR',
  currencies: {
    PKR: { kind: 'cash', symbol: 'Rs.', accountType: 'trustvault' },
    USD: { kind: 'cash', symbol: '$' },
    BHD: { kind: 'cash', decimals: 3, previewDecimals: 2, symbol: 'BD' },
    SAR: { kind: 'cash', symbol: 'SR' },
    GOLD: { kind: 'metal', accountType: 'gold' },
    SILVER: { kind: 'metal', accountType: 'silver' },
  },
  prices: {
    status: 'ready',
    value: { values: { GOLD: GRAM_PRICES.gold, SILVER: GRAM_PRICES.silver } },
  },
  rates: { status: 'ready', value: { values: rates } },
} as const;

/** Daily transfer limit in PKR. */
export const dailyLimit = '500000';

/** Currencies, prices and rates of a wallet in Kuwaiti dinars, with gold in tola, platinum and no silver. */
export const dinarMoneyDefinition = {
  home: 'KWD',
  currencies: {
    KWD: { kind: 'cash', decimals: 3, symbol: 'KD', accountType: 'current' },
    USD: { kind: 'cash', symbol: '$' },
    GOLD_TOLA: {
      kind: 'metal',
      accountType: 'gold',
      name: { en: 'Gold', ur: 'سونا', ar: 'ذهب' },
      unit: { grams: GRAMS_PER_TOLA, symbol: { en: 'tola', ur: 'تولہ', ar: 'تولة' } },
    },
    PLATINUM: {
      kind: 'metal',
      decimals: 2,
      name: { en: 'Platinum', ur: 'پلاٹینم', ar: 'بلاتين' },
    },
  },
  // KWD per tola of gold, and per gram of platinum.
  prices: {
    status: 'ready',
    value: { values: { GOLD_TOLA: '466.56', PLATINUM: '10' }, asOf: '2026-11-21T06:30:00Z' },
  },
  // Units per KWD.
  rates: {
    status: 'ready',
    value: {
      values: { USD: '3.25', GOLD_TOLA: '0.002', PLATINUM: '0.08' },
      asOf: '2026-11-21T06:30:00Z',
    },
  },
} as const;

export const dinarHoldings = { KWD: '2418.625', GOLD_TOLA: '3.5', PLATINUM: '40' };
