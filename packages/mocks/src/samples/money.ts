import { CONVERTER_RATES, GRAM_PRICES } from '../ledger/rates';

const { PKR: _home, ...rates } = Object.fromEntries(CONVERTER_RATES);

/** The currencies, prices and rates of the sample world, for `defineMoney` of @rad-wallet/ui. */
export const moneyDefinition = {
  home: 'PKR',
  currencies: {
    PKR: { kind: 'cash', symbol: 'Rs.', accountType: 'trustvault' },
    USD: { kind: 'cash', symbol: '$' },
    BHD: { kind: 'cash', symbol: 'BD' },
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

/** A wallet in Kuwaiti dinars, with gold in tola and platinum in grams. */
export const dinarMoneyDefinition = {
  home: 'KWD',
  currencies: {
    KWD: { kind: 'cash', symbol: 'KD', decimals: 3, accountType: 'current' },
    USD: { kind: 'cash', symbol: '$' },
    SAR: { kind: 'cash', symbol: 'SR' },
    GOLD_TOLA: {
      kind: 'metal',
      accountType: 'gold',
      name: { en: 'Gold', ur: 'سونا', ar: 'الذهب' },
      unit: { grams: '11.664', symbol: { en: 'tola', ur: 'تولہ', ar: 'تولة' } },
    },
    PLATINUM: {
      kind: 'metal',
      accountType: 'platinum',
      name: { en: 'Platinum', ur: 'پلاٹینم', ar: 'البلاتين' },
    },
  },
  prices: {
    status: 'ready',
    value: { values: { GOLD_TOLA: '478.220', PLATINUM: '14.850' }, asOf: '2026-11-21T06:30:00Z' },
  },
  rates: {
    status: 'ready',
    value: {
      values: { USD: '3.26', SAR: '12.22', GOLD_TOLA: '0.00209', PLATINUM: '0.0672' },
      asOf: '2026-11-21T06:30:00Z',
    },
  },
} as const;

/** Balances of the wallet in dinars. */
export const dinarHoldings = { KWD: '2418.625', GOLD_TOLA: '3.5', PLATINUM: '40' };
