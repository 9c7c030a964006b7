import { defineMoney, type Holdings } from '@rad-wallet/ui/format';
import type { ReferralProgram } from '@rad-wallet/ui/features/referral';

/** The demo's currencies, prices and rates. docs/rules.md MONEY-3, BAL-2, BAL-3, CONV-1. */
export const money = defineMoney({
  home: 'PKR',
  currencies: {
    PKR: { kind: 'cash', symbol: 'Rs.', accountType: 'trustvault' },
    USD: { kind: 'cash', symbol: '$' },
    BHD: { kind: 'cash', decimals: 3, previewDecimals: 2, symbol: 'BD' },
    SAR: { kind: 'cash', symbol: 'SR' },
    GOLD: { kind: 'metal', accountType: 'gold' },
    SILVER: { kind: 'metal', accountType: 'silver' },
  },
  // PKR per gram.
  prices: { status: 'ready', value: { values: { GOLD: '15798', SILVER: '210' } } },
  // Currency units, or grams, per PKR.
  rates: {
    status: 'ready',
    value: {
      values: {
        USD: '0.0036',
        BHD: '0.00135',
        SAR: '0.0135',
        GOLD: '0.000063',
        SILVER: '0.0048',
      },
    },
  },
});

/** Daily transfer limit in PKR. Displayed only, not enforced. docs/rules.md FUNDS-6. */
export const dailyLimit = '500000';

/** Referral rewards in PKR. docs/rules.md REFERRAL-4 to REFERRAL-6. */
export const referralProgram: ReferralProgram = {
  reward: '100',
  tiers: [
    { at: 5, reward: '500' },
    { at: 10, reward: '1500' },
    { at: 25, reward: '5000' },
  ],
  monthlyLimit: 25,
};

/** Balances on /conversion while the accounts are loading. docs/rules.md BAL-6. */
export const sampleHoldings: Holdings = { PKR: '711875', GOLD: '29.2', SILVER: '150' };
