import {
  add,
  getAccountType,
  isDecimal,
  listHeldCurrencies,
  type Holdings,
  type Money,
} from './format';
import type { Loadable, WalletAccount } from './types';

/** Returns the first account of a type, to which its ledger entries are posted (docs/rules.md BAL-10). */
export function findAccount(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): WalletAccount | undefined {
  return accounts.find((account) => account.type === type);
}

/** Returns the sum of the balances of all accounts of a type, in the currency's unit. */
export function getBalance(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): string {
  const balances = accounts.filter((account) => account.type === type).map((a) => a.balance);
  return add(...balances.filter(isDecimal));
}

/** Returns the balance of the home currency and of each metal. */
export const getHoldings = (accounts: readonly WalletAccount[], money: Money): Holdings =>
  Object.fromEntries(
    listHeldCurrencies(money).map((code) => [
      code,
      getBalance(accounts, getAccountType(code, money)),
    ]),
  );

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
