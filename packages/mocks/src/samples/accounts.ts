import type { Account } from '@rad-wallet/api';

/** Sample balances, in PKR and in grams of metal. */
export const balances = { pkr: '711875.00', gold: '29.2', silver: '150' };

export const holdings = { PKR: balances.pkr, GOLD: balances.gold, SILVER: balances.silver };

/** The smallest amount that exceeds the cash balance, in PKR. */
export const ABOVE_CASH_BALANCE = '711,875.01';

export const accounts: readonly Account[] = [
  { id: 'account-pkr', type: 'trustvault', balance: balances.pkr },
  { id: 'account-gold', type: 'gold', balance: balances.gold },
  { id: 'account-silver', type: 'silver', balance: balances.silver },
];
