import { FIXED_NOW } from '../clock';
import { getCountedUnits } from './booking';
import { decimal, toDecimalString } from './decimal';
import type { Entry, Ledger, LedgerAccount } from './ledger';
import { openLedger } from './openLedger';

const MS_PER_MINUTE = 60_000;

export const SEED_ACCOUNT_IDS = {
  pkr: 'account-pkr',
  gold: 'account-gold',
  silver: 'account-silver',
} as const;

export interface SeedTransaction {
  type: string;
  /** Plain decimal string in the currency's own unit. */
  amount: string;
  /** @default 'PKR' */
  currency?: string;
  description: string;
  /** Only `completed` changes a balance. @default 'completed' */
  status?: string;
  minutesAgo: number;
}

export interface SeedLedgerOptions {
  /** The balance of the cash account in PKR; null for no account. @default '0' */
  pkr?: string | null;
  /** The balance of the gold account in grams; null for no account. @default '0' */
  gold?: string | null;
  /** The balance of the silver account in grams; null for no account. @default '0' */
  silver?: string | null;
  /** The history, in any order; entries with equal times keep their order. @default none */
  transactions?: readonly SeedTransaction[];
  /** @default FIXED_NOW */
  now?: Date;
}

/**
 * Creates a ledger whose final balances are the given ones. Throws if an opening balance would be below zero or an
 * entry would be rejected.
 */
export function createSeedLedger({
  pkr = '0',
  gold = '0',
  silver = '0',
  transactions = [],
  now = FIXED_NOW,
}: SeedLedgerOptions = {}): Ledger {
  const history = transactions
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map((transaction, index) => toEntry(transaction, index, now));

  const accounts = [
    { id: SEED_ACCOUNT_IDS.pkr, type: 'trustvault', held: pkr },
    { id: SEED_ACCOUNT_IDS.gold, type: 'gold', held: gold },
    { id: SEED_ACCOUNT_IDS.silver, type: 'silver', held: silver },
  ].flatMap(({ id, type, held }) =>
    held === null ? [] : [withOpeningBalance(held, { id, type, opening: '0' }, history)],
  );
  return openLedger({ accounts, history });
}

function toEntry(
  { minutesAgo, currency = 'PKR', status = 'completed', ...rest }: SeedTransaction,
  index: number,
  now: Date,
): Entry {
  const accountIds = { GOLD: SEED_ACCOUNT_IDS.gold, SILVER: SEED_ACCOUNT_IDS.silver };
  return {
    ...rest,
    id: `txn-${String(index + 1).padStart(4, '0')}`,
    accountId:
      currency === 'GOLD' || currency === 'SILVER' ? accountIds[currency] : SEED_ACCOUNT_IDS.pkr,
    currency,
    status,
    verified: status === 'completed',
    timestamp: new Date(now.getTime() - minutesAgo * MS_PER_MINUTE).toISOString(),
  };
}

function withOpeningBalance(
  held: string,
  account: LedgerAccount,
  history: readonly Entry[],
): LedgerAccount {
  const opening = history.reduce(
    (rest, entry) => rest.minus(getCountedUnits(account, entry)),
    decimal(held),
  );
  return { ...account, opening: toDecimalString(opening) };
}
