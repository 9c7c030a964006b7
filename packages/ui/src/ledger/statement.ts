import {
  add,
  CONVERTER_RATES,
  divide,
  isCurrencyCode,
  isDecimal,
  isMetal,
  multiply,
  roundTo,
  type CurrencyCode,
  type Holdings,
} from '../format';
import type { WalletTransaction } from '../types';
import { getIsoDate } from './isoDate';
import type { Period } from './period';

/** The accounts of a statement, in display order. */
export const STATEMENT_ACCOUNTS = ['pkr', 'gold', 'silver'] as const satisfies (keyof Holdings)[];

export type StatementAccountId = (typeof STATEMENT_ACCOUNTS)[number];

/** The currency of each account. */
export const ACCOUNT_CURRENCIES: Readonly<Record<StatementAccountId, CurrencyCode>> = {
  pkr: 'PKR',
  gold: 'GOLD',
  silver: 'SILVER',
};

/**
 * Transaction types that increase the balance; all others decrease it, as on the server.
 * docs/rules.md LEDGER-1.
 */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

/** One entry in the statement of an account. */
export interface StatementEntry {
  transaction: WalletTransaction;
  /** ISO date in the time zone of the statement. */
  date: string;
  /** Signed decimal string in PKR or grams. */
  change: string;
  /** Balance after this entry. */
  balance: string;
}

/**
 * The statement of one account for a period, as decimal strings in PKR or grams. `opening` plus all
 * changes equals `closing`.
 */
export interface AccountStatement extends Sums {
  opening: string;
  /** Oldest first. */
  entries: readonly StatementEntry[];
  closing: string;
}

/**
 * Returns the signed change that a transaction makes to the balance of its account: PKR rounded to
 * the paisa, or grams. Returns null for transactions that are not `completed` or have an unknown
 * currency. docs/rules.md STATE-2.
 */
export function getBalanceChange({
  type,
  currency,
  amount,
  status,
}: Pick<WalletTransaction, 'type' | 'currency' | 'amount' | 'status'>): {
  account: StatementAccountId;
  change: string;
} | null {
  if (status !== 'completed' || !isCurrencyCode(currency) || !isDecimal(amount)) return null;
  const size = amount.replace(/^-/, '');
  const change = isMetal(currency) ? size : roundTo(divide(size, CONVERTER_RATES[currency]), 2);
  return {
    account: currency === 'GOLD' ? 'gold' : currency === 'SILVER' ? 'silver' : 'pkr',
    change: CREDITS.has(type) ? add(change) : multiply(change, '-1'),
  };
}

/** Incoming and outgoing totals: unsigned decimal strings in PKR or grams. */
export interface Sums {
  moneyIn: string;
  moneyOut: string;
}

function addChange({ moneyIn, moneyOut }: Sums, change: string): Sums {
  return change.startsWith('-')
    ? { moneyIn, moneyOut: add(moneyOut, change.slice(1)) }
    : { moneyIn: add(moneyIn, change), moneyOut };
}

const NOTHING: Sums = { moneyIn: '0', moneyOut: '0' };

/** Returns the incoming and outgoing totals of transactions by account. docs/rules.md STATE-2. */
export function sumChanges(
  transactions: readonly WalletTransaction[],
): Record<StatementAccountId, Sums> {
  const sums = { pkr: NOTHING, gold: NOTHING, silver: NOTHING };
  for (const transaction of transactions) {
    const changed = getBalanceChange(transaction);
    if (changed) sums[changed.account] = addChange(sums[changed.account], changed.change);
  }
  return sums;
}

export interface StatementOptions {
  /** The whole history, newest first. */
  transactions: readonly WalletTransaction[];
  /** Current balances; opening balances are computed backwards from them. */
  holdings: Holdings;
  period: Period;
  /** IANA time zone that decides on which day a transaction falls. @default the device's */
  timeZone: string | undefined;
}

/** Returns a statement for each account. docs/rules.md STATE-1, STATE-2. */
export function createStatement({
  transactions,
  holdings,
  period,
  timeZone,
}: StatementOptions): Record<StatementAccountId, AccountStatement> {
  const changes = transactions.flatMap((transaction) => {
    const change = getBalanceChange(transaction);
    const date = getIsoDate(transaction.timestamp, timeZone);
    return change && date ? [{ transaction, date, ...change }] : [];
  });

  function createAccount(account: StatementAccountId): AccountStatement {
    let balance = holdings[account];
    const entries: StatementEntry[] = [];
    let sums = NOTHING;
    // Work backwards from the current balance.
    let closing = add(balance);
    for (const { transaction, date, change } of changes.filter((it) => it.account === account)) {
      if (date < period.from) break;
      const before = add(balance, multiply(change, '-1'));
      if (date > period.to) closing = before;
      else {
        entries.unshift({ transaction, date, change, balance: add(balance) });
        sums = addChange(sums, change);
      }
      balance = before;
    }
    return { opening: add(balance), entries, ...sums, closing };
  }

  return {
    pkr: createAccount('pkr'),
    gold: createAccount('gold'),
    silver: createAccount('silver'),
  };
}
