import { add, isDecimal } from './format';
import type { Loadable, WalletAccount } from './types';

/** The account that postings of a kind go to: the first one (docs/rules.md BAL-10). */
export function accountOf(
  accounts: readonly WalletAccount[],
  type: WalletAccount['type'],
): WalletAccount | undefined {
  return accounts.find((account) => account.type === type);
}

/** What is held of a kind: the balances of all its accounts added up, PKR or grams. */
export function balanceOf(accounts: readonly WalletAccount[], type: WalletAccount['type']): string {
  const balances = accounts.filter((account) => account.type === type).map((a) => a.balance);
  return add(...balances.filter(isDecimal));
}

/** What is held of a kind, as far as the accounts have been read. */
export function heldIn(
  accounts: Loadable<readonly WalletAccount[]>,
  type: WalletAccount['type'],
): Loadable<string> {
  return accounts.status === 'ready'
    ? { status: 'ready', value: balanceOf(accounts.value, type) }
    : accounts;
}

/** The accounts at hand: none before they are read. */
export function accountsIn(accounts: Loadable<readonly WalletAccount[]>): readonly WalletAccount[] {
  return accounts.status === 'ready' ? accounts.value : [];
}
