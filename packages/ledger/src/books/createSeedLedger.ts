import { bookEntry } from '../decisions/booking';
import { decimal, toDecimalString } from '../amounts/decimal';
import { isCredit } from '../records/entry';
import type { Entry } from '../records/entry';
import type { Ledger, LedgerAccount } from './ledger';
import { openLedger } from './openLedger';
import { createEntryId } from './postEntry';
import type { Terms } from '../amounts/terms';

const MS_PER_MINUTE = 60_000;

export const SEED_ACCOUNT_IDS = {
  pkr: 'account-pkr',
  gold: 'account-gold',
  silver: 'account-silver',
} as const;

export type SeedAccountIds = Readonly<Record<keyof typeof SEED_ACCOUNT_IDS, string>>;

export interface SeedTransaction {
  type: string;
  /** A decimal string in units of `currency`. */
  amount: string;
  /** @default 'PKR' */
  currency?: string;
  description: string;
  /** Only `completed` changes a balance. @default 'completed' */
  status?: string;
  minutesAgo: number;
}

export interface SeedLedgerOptions {
  /** Balance of the cash account in PKR; null omits the account. @default '0' */
  pkr?: string | null;
  /** Balance of the gold account in grams; null omits the account. @default '0' */
  gold?: string | null;
  /** Balance of the silver account in grams; null omits the account. @default '0' */
  silver?: string | null;
  /** In any order; entries with the same timestamp keep their order. @default none */
  transactions?: readonly SeedTransaction[];
  now: Date;
  terms: Terms;
  /** @default SEED_ACCOUNT_IDS */
  accountIds?: SeedAccountIds;
}

/**
 * Creates a ledger with the given final balances. Throws if an opening balance would be negative or an entry would be
 * rejected.
 */
export function createSeedLedger({
  pkr = '0',
  gold = '0',
  silver = '0',
  transactions = [],
  now,
  terms,
  accountIds = SEED_ACCOUNT_IDS,
}: SeedLedgerOptions): Ledger {
  const history = transactions
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map((transaction, index) => toEntry(transaction, index, now, accountIds));

  const accounts = [
    { id: accountIds.pkr, type: 'trustvault', held: pkr },
    { id: accountIds.gold, type: 'gold', held: gold },
    { id: accountIds.silver, type: 'silver', held: silver },
  ].flatMap(({ id, type, held }) =>
    held === null ? [] : [withOpeningBalance(held, { id, type, opening: '0' }, history, terms)],
  );
  return openLedger({ accounts, history, terms });
}

function toEntry(
  { minutesAgo, currency = 'PKR', status = 'completed', ...rest }: SeedTransaction,
  index: number,
  now: Date,
  accountIds: SeedAccountIds,
): Entry {
  const metals = { GOLD: accountIds.gold, SILVER: accountIds.silver };
  return {
    ...rest,
    id: createEntryId(index),
    accountId: currency === 'GOLD' || currency === 'SILVER' ? metals[currency] : accountIds.pkr,
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
  terms: Terms,
): LedgerAccount {
  const opening = history.reduce((rest, entry) => {
    if (entry.accountId !== account.id || entry.status !== 'completed') return rest;
    const booking = bookEntry(account, entry, terms);
    if ('refusal' in booking) throw new Error(`Entry ${entry.id}: ${booking.refusal}`);
    return isCredit(entry.type) ? rest.minus(booking.units) : rest.plus(booking.units);
  }, decimal(held));
  return { ...account, opening: toDecimalString(opening) };
}
