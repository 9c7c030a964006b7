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

/** The types that bring in; all others take out, as on the server. docs/rules.md LEDGER-1. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

/** One entry of an account. */
export interface StatementEntry {
  transaction: WalletTransaction;
  /** ISO date in the time zone of the statement. */
  date: string;
  /** Signed, in PKR or grams: a decimal string. */
  change: string;
  /** The balance after it. */
  balance: string;
}

/** One account over a period. `opening` plus all changes is `closing`. Decimal strings in PKR or grams. */
export interface AccountStatement extends Sums {
  opening: string;
  /** Oldest first. */
  entries: readonly StatementEntry[];
  closing: string;
}

/**
 * Returns how a transaction changes the balance of its account: signed, PKR rounded to the paisa, or grams. Only
 * `completed` transactions with a known currency change one; others return null. docs/rules.md STATE-2.
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

/** What came in and went out: decimal strings in PKR or grams, without a sign. */
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

/** Returns the sums of some transactions by account. docs/rules.md STATE-2. */
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
  /** The present balances; the opening balances are computed back from them. */
  holdings: Holdings;
  period: Period;
  /** IANA time zone that decides on which day a transaction falls. @default the device's */
  timeZone: string | undefined;
}

/** Returns the statement of each account. docs/rules.md STATE-1, STATE-2. */
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
    // From the present backwards.
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
