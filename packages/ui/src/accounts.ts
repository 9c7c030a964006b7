import {
  add,
  getAccountType,
  isDecimal,
  listHeldCurrencies,
  type Holdings,
  type Money,
} from './format';
import type { Loadable, WalletAccount } from './types';

/** Entries are posted to the first account with a type. docs/rules.md BAL-10. */
export function findAccount(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): WalletAccount | undefined {
  return accounts.find((account) => account.type === type);
}

export function getBalance(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): string {
  const balances = accounts.filter((account) => account.type === type).map((a) => a.balance);
  return add(...balances.filter(isDecimal));
}

export const getHoldings = (accounts: readonly WalletAccount[], money: Money): Holdings =>
  Object.fromEntries(
    listHeldCurrencies(money).map((code) => [
      code,
      getBalance(accounts, getAccountType(code, money)),
    ]),
  );

export function getLoadableBalance(
  accounts: Loadable<readonly WalletAccount[]>,
  type: WalletAccount['type'],
): Loadable<string> {
  return accounts.status === 'ready'
    ? { status: 'ready', value: getBalance(accounts.value, type) }
    : accounts;
}

export function getLoadedAccounts(
  accounts: Loadable<readonly WalletAccount[]>,
): readonly WalletAccount[] {
  return accounts.status === 'ready' ? accounts.value : [];
}
