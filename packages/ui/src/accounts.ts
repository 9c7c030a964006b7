import { add, isDecimal, type Holdings } from './format';
import type { Loadable, WalletAccount } from './types';

/** Returns the first account of a type, to which its ledger entries are posted (docs/rules.md BAL-10). */
export function findAccount(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): WalletAccount | undefined {
  return accounts.find((account) => account.type === type);
}

/** Returns the sum of the balances of all accounts of a type, in PKR or grams. */
export function getBalance(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): string {
  const balances = accounts.filter((account) => account.type === type).map((a) => a.balance);
  return add(...balances.filter(isDecimal));
}

/** Returns the total balance of each account type. */
export const getHoldings = (accounts: readonly WalletAccount[]): Holdings => ({
  pkr: getBalance(accounts, 'trustvault'),
  gold: getBalance(accounts, 'gold'),
  silver: getBalance(accounts, 'silver'),
});

/** `getBalance` for accounts that may still be loading. */
export function getLoadableBalance(
  accounts: Loadable<readonly WalletAccount[]>,
  type: WalletAccount['type'],
): Loadable<string> {
  return accounts.status === 'ready'
    ? { status: 'ready', value: getBalance(accounts.value, type) }
    : accounts;
}

/** Returns the accounts, or an empty array while they are loading or after a failure. */
export function getLoadedAccounts(
  accounts: Loadable<readonly WalletAccount[]>,
): readonly WalletAccount[] {
  return accounts.status === 'ready' ? accounts.value : [];
}
