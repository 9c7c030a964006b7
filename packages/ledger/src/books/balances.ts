import { decimal, toDecimalString, ZERO } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { getUnit } from '../records/entry';
import { sumHolds } from '../records/hold';
import type { AccountState } from '../decisions/holderState';
import type { Ledger, LedgerAccount } from './ledger';
import {
  getSystemAccountId,
  createTransferLegs,
  sumByCurrency,
  sumAccountLegs,
} from '../records/posting';
import type { Leg } from '../records/posting';

/** Returns the opening balance plus all legs, in the account's own unit. */
export function getLedgerBalance(ledger: Ledger, { id, opening }: LedgerAccount): Big {
  return decimal(opening).plus(sumAccountLegs(ledger.postings, id));
}

export function getAccountState(ledger: Ledger, account: LedgerAccount): AccountState {
  return {
    id: account.id,
    type: account.type,
    balance: getLedgerBalance(ledger, account).toFixed(),
    held: sumHolds(ledger.holds, account.id).toFixed(),
  };
}

/** The legs that post an account's opening balance. */
export function getOpeningLegs(account: LedgerAccount): Leg[] {
  const unit = getUnit(account);
  return createTransferLegs(
    getSystemAccountId('opening', unit),
    account.id,
    unit,
    decimal(account.opening),
  );
}

/**
 * Returns the sum of all accounts, including the institution's, per currency. Every sum is zero. docs/rules.md
 * LEDGER-5.
 */
export function getTrialBalance({
  accounts,
  postings,
}: Pick<Ledger, 'accounts' | 'postings'>): Map<string, Big> {
  return sumByCurrency([
    ...accounts.flatMap(getOpeningLegs),
    ...postings.flatMap(({ legs }) => legs),
  ]);
}

export interface BalanceSums {
  totalBalance: string;
  pkrBalance: string;
  goldBalance: string;
  goldInTola: string;
}

const PAISA_DECIMALS = 2;

/**
 * Adds up account balances per unit. Metals are also valued in PKR. docs/rules.md BAL-1, BAL-10.
 * @param prices PKR per gram
 */
export function sumBalances(
  accounts: readonly Pick<AccountState, 'type' | 'balance'>[],
  prices: { gold: string; silver: string; gramsPerTola: string },
): BalanceSums {
  const held = (unit: string) =>
    accounts
      .filter((account) => getUnit(account) === unit)
      .reduce((sum, { balance }) => sum.plus(balance), ZERO);
  const [pkr, gold, silver] = [held('PKR'), held('GOLD'), held('SILVER')];
  const total = pkr.plus(gold.times(prices.gold)).plus(silver.times(prices.silver));
  return {
    totalBalance: toDecimalString(total, PAISA_DECIMALS),
    pkrBalance: toDecimalString(pkr, PAISA_DECIMALS),
    goldBalance: toDecimalString(gold),
    goldInTola: toDecimalString(gold.div(prices.gramsPerTola)),
  };
}
