import { decimal } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { getUnit } from '../records/entry';
import { sumOfHolds } from '../records/hold';
import type { AccountState } from '../decisions/holderState';
import type { Ledger, LedgerAccount } from './ledger';
import { getSystemAccountId, move, sumByCurrency, sumOfAccount } from '../records/posting';
import type { Leg } from '../records/posting';

/** Sums the opening balance and the legs, in the account's own unit. */
export function getLedgerBalance(ledger: Ledger, { id, opening }: LedgerAccount): Big {
  return decimal(opening).plus(sumOfAccount(ledger.postings, id));
}

export function getAccountState(ledger: Ledger, account: LedgerAccount): AccountState {
  return {
    id: account.id,
    type: account.type,
    balance: getLedgerBalance(ledger, account).toFixed(),
    held: sumOfHolds(ledger.holds, account.id).toFixed(),
  };
}

/** The legs by which an account got the balance with which it was opened. */
export function getOpeningLegs(account: LedgerAccount): Leg[] {
  const unit = getUnit(account);
  return move(getSystemAccountId('opening', unit), account.id, unit, decimal(account.opening));
}

/** Sums all accounts, those of the institution too, by currency. Every sum is zero. docs/rules.md LEDGER-5. */
export function getTrialBalance({
  accounts,
  postings,
}: Pick<Ledger, 'accounts' | 'postings'>): Map<string, Big> {
  return sumByCurrency([
    ...accounts.flatMap(getOpeningLegs),
    ...postings.flatMap(({ legs }) => legs),
  ]);
}
