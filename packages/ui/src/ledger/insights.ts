import { compare, type CurrencyCode, type RatedMoney } from '../format';
import type { WalletTransaction } from '../types';
import { getIsoDate, getMonth } from './isoDate';
import type { Period } from './period';
import {
  createStatement,
  getBalanceChange,
  sumAccountChanges,
  type StatementOptions,
  type Sums,
} from './statement';

const DAY_MS = 86_400_000;

/** Returns the ISO date `days` days later, or earlier if `days` is negative. */
export const addDays = (isoDate: string, days: number): string =>
  new Date(Date.parse(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

function listDays({ from, to }: Period): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** Returns `count` months up to and including `month`, oldest first: '2026-10', '2026-11'. */
export function listMonthsUntil(month: string, count: number): string[] {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, index - count + place, 1)).toISOString().slice(0, 7),
  );
}

export interface DayBalance {
  /** ISO date. */
  date: string;
  /** Balance at the end of the day: a decimal string in the account's currency. */
  balance: string;
}

/** Returns the closing balance of each day. docs/rules.md INSIGHT-2. */
export function listDayBalances(account: CurrencyCode, options: StatementOptions): DayBalance[] {
  const statement = createStatement(options).find(({ currency }) => currency === account);
  const { opening = '0', entries = [] } = statement ?? {};
  // Entries are oldest first, so the map keeps the last entry of each day.
  const balances = new Map(entries.map(({ date, balance }) => [date, balance]));
  let balance = opening;
  return listDays(options.period).map((date) => {
    balance = balances.get(date) ?? balance;
    return { date, balance };
  });
}

export interface MonthSums extends Sums {
  month: string;
}

/**
 * Returns incoming and outgoing totals per month. docs/rules.md INSIGHT-3.
 * @param timeZone IANA name, which determines a transaction's month; defaults to the device's
 */
export function sumMonths(
  account: CurrencyCode,
  transactions: readonly WalletTransaction[],
  money: RatedMoney,
  months: readonly string[],
  timeZone?: string,
): MonthSums[] {
  const byMonth = new Map(months.map((month): [string, WalletTransaction[]] => [month, []]));
  for (const transaction of transactions) {
    byMonth.get(getMonth(getIsoDate(transaction.timestamp, timeZone)))?.push(transaction);
  }
  return [...byMonth].map(([month, inMonth]) => ({
    month,
    ...sumAccountChanges(account, inMonth, money),
  }));
}

/** Outgoing total per kind of transaction: an unsigned decimal string in the account's currency. */
export interface KindSum {
  /** Transaction type, or `conversion`. */
  kind: string;
  moneyOut: string;
}

/** Returns the outgoing total of each kind of transaction, largest first. docs/rules.md INSIGHT-4. */
export function sumKinds(
  account: CurrencyCode,
  transactions: readonly WalletTransaction[],
  money: RatedMoney,
  period: Period,
  timeZone?: string,
): KindSum[] {
  const byKind = new Map<string, WalletTransaction[]>();
  for (const transaction of transactions) {
    const date = getIsoDate(transaction.timestamp, timeZone);
    const changed = getBalanceChange(transaction, money);
    if (changed?.account !== account || date < period.from || date > period.to) continue;
    const kind = transaction.conversion ? 'conversion' : transaction.type;
    byKind.set(kind, [...(byKind.get(kind) ?? []), transaction]);
  }
  return [...byKind]
    .map(([kind, ofKind]) => ({
      kind,
      moneyOut: sumAccountChanges(account, ofKind, money).moneyOut,
    }))
    .filter(({ moneyOut }) => moneyOut !== '0')
    .toSorted((a, b) => compare(b.moneyOut, a.moneyOut));
}
