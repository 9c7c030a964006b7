import {
  add,
  convertAmount,
  getAccountCurrency,
  getDecimals,
  isCurrencyCode,
  isDecimal,
  isMetal,
  listHeldCurrencies,
  multiply,
  roundTo,
  type CurrencyCode,
  type Holdings,
  type RatedMoney,
} from '../format';
import type { WalletTransaction } from '../types';
import { getIsoDate } from './isoDate';
import type { Period } from './period';

/** Types that increase the balance; all others decrease it, as on the server. docs/rules.md LEDGER-1. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

export interface StatementEntry {
  transaction: WalletTransaction;
  /** ISO date in the statement's time zone. */
  date: string;
  /** Signed decimal string in the account's currency. */
  change: string;
  /** Balance after this entry: a decimal string. */
  balance: string;
}

/** Amounts are decimal strings in the account's currency; `opening` plus all changes equals `closing`. */
export interface AccountStatement extends AccountSums {
  opening: string;
  /** Oldest first. */
  entries: readonly StatementEntry[];
  closing: string;
}

/**
 * Returns the balance change, rounded to the currency's decimals; null unless the transaction is `completed`.
 * docs/rules.md STATE-2.
 */
export function getBalanceChange(
  {
    type,
    currency,
    amount,
    status,
  }: Pick<WalletTransaction, 'type' | 'currency' | 'amount' | 'status'>,
  money: RatedMoney,
): { account: CurrencyCode; change: string } | null {
  if (status !== 'completed' || !isCurrencyCode(currency, money) || !isDecimal(amount)) return null;
  const { home, rates } = money;
  const size = amount.replace(/^-/, '');
  const change = isMetal(currency, money)
    ? size
    : roundTo(convertAmount(size, currency, home, rates.value), getDecimals(home, money));
  return {
    account: getAccountCurrency(currency, money),
    change: CREDITS.has(type) ? add(change) : multiply(change, '-1'),
  };
}

/** Incoming and outgoing totals: unsigned decimal strings in the account's currency. */
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

export interface AccountSums extends Sums {
  currency: CurrencyCode;
}

/** Returns the incoming and outgoing totals of balance changes. docs/rules.md STATE-2. */
export function sumChanges(
  transactions: readonly WalletTransaction[],
  money: RatedMoney,
): AccountSums[] {
  const sums = new Map(listHeldCurrencies(money).map((currency) => [currency, NOTHING]));
  for (const transaction of transactions) {
    const changed = getBalanceChange(transaction, money);
    if (changed) {
      sums.set(changed.account, addChange(sums.get(changed.account) ?? NOTHING, changed.change));
    }
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}

export const sumAccountChanges = (
  account: CurrencyCode,
  transactions: readonly WalletTransaction[],
  money: RatedMoney,
): Sums => sumChanges(transactions, money).find(({ currency }) => currency === account) ?? NOTHING;

export interface StatementOptions {
  /** The whole history, newest first. */
  transactions: readonly WalletTransaction[];
  /** Current balances; opening balances are computed backwards from them. */
  holdings: Holdings;
  money: RatedMoney;
  period: Period;
  /** IANA time zone that determines a transaction's day. @default the device's */
  timeZone: string | undefined;
}

/** Returns a statement for each account, the home currency first. docs/rules.md STATE-1, STATE-2. */
export function createStatement({
  transactions,
  holdings,
  money,
  period,
  timeZone,
}: StatementOptions): AccountStatement[] {
  const changes = transactions.flatMap((transaction) => {
    const change = getBalanceChange(transaction, money);
    const date = getIsoDate(transaction.timestamp, timeZone);
    return change && date ? [{ transaction, date, ...change }] : [];
  });

  return listHeldCurrencies(money).map((currency) => {
    let balance = holdings[currency] ?? '0';
    const entries: StatementEntry[] = [];
    let sums = NOTHING;
    // Work backwards from the current balance.
    let closing = add(balance);
    for (const { transaction, date, change } of changes.filter((it) => it.account === currency)) {
      if (date < period.from) break;
      const before = add(balance, multiply(change, '-1'));
      if (date > period.to) closing = before;
      else {
        entries.unshift({ transaction, date, change, balance: add(balance) });
        sums = addChange(sums, change);
      }
      balance = before;
    }
    return { currency, opening: add(balance), entries, ...sums, closing };
  });
}
