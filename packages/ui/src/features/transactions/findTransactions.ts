import { getTransactionKind } from '../../components/TransactionItem';
import { getDecimals, isDecimal, parseAmount, roundTo, type Money } from '../../format';
import { toSearchable, toSearchText } from '../../format/searchText';
import type { WalletTransaction } from '../../types';
import { getIsoDate, isInPeriod } from '../../ledger';
import type { HistoryKind, HistoryView } from './historyView';

export const precomputeSearchAmounts = (transaction: WalletTransaction, money: Money): void =>
  void getFigures(transaction, money);

/** Returns the history filter to which a transaction belongs. docs/rules.md TXN-12. */
export function getHistoryKind({
  type,
  conversion,
}: Pick<WalletTransaction, 'type' | 'conversion'>): Exclude<HistoryKind, 'all'> {
  const { tone, direction } = getTransactionKind(type);
  if (conversion || tone === 'gold' || tone === 'silver') return 'conversions';
  return direction ?? 'other';
}

const removeSign = (amount: string) => amount.replace(/^-/, '');

/** Returns the amount as sent by the server and as displayed, both without sign, unit and grouping. */
function formatFigures({ amount, currency }: WalletTransaction, money: Money): readonly string[] {
  if (!isDecimal(amount)) return [];
  return [removeSign(amount), removeSign(roundTo(amount, getDecimals(currency, money)))];
}

// Cached, because every key press searches the whole history. The key is the currencies, which determine the decimals.
const searchAmounts = new WeakMap<object, WeakMap<WalletTransaction, readonly string[]>>();

function getFigures(transaction: WalletTransaction, money: Money): readonly string[] {
  const cache = searchAmounts.get(money.currencies) ?? new WeakMap();
  searchAmounts.set(money.currencies, cache);
  const figures = cache.get(transaction) ?? formatFigures(transaction, money);
  cache.set(transaction, figures);
  return figures;
}

/**
 * Parses a search text as the beginning of an amount; null if it is not a number. Digit groups may be incomplete:
 * '2,5'.
 */
function parseFigure(text: string, locale: string | undefined): string | null {
  const amount = parseAmount(text, { locale }) ?? parseAmount(toSearchText(text));
  return amount === null ? null : removeSign(amount);
}

/** A grouping space, as in French amounts. */
const GROUPING_SPACES = /(?<=\p{N})[\u00a0\u202f](?=\p{N}{3}(?!\p{N}))/gu;
/** The sign of a displayed amount: '+Rs. 2,500.00'. */
const SIGN = /^[+\u2212-](?=.)/;

interface SearchQuery {
  words: readonly { text: string; figure: string | null }[];
  /** The whole search text parsed as one number, such as '2 500'; null if it is not a number. */
  figure: string | null;
}

function parseSearch(search: string, locale: string | undefined): SearchQuery {
  const words = toSearchable(search.replace(GROUPING_SPACES, '')).split(' ').filter(Boolean);
  return {
    words: words.map((word) => ({
      text: toSearchText(word.replace(SIGN, '')),
      figure: parseFigure(word, locale),
    })),
    figure: /\p{L}/u.test(search) ? null : parseFigure(search, locale),
  };
}

function matchesQuery(
  query: SearchQuery,
  text: string,
  transaction: WalletTransaction,
  money: Money,
): boolean {
  const begins = (figure: string | null) =>
    figure !== null && getFigures(transaction, money).some((known) => known.startsWith(figure));
  return (
    begins(query.figure) ||
    query.words.every((word) => text.includes(word.text) || begins(word.figure))
  );
}

/**
 * Finds transactions whose text contains, or whose amount begins with, each word of the search. docs/rules.md TXN-11,
 * TXN-12, TXN-18.
 * @param getText returns the searchable text without the amount, normalised by `toSearchText`
 * @param timeZone IANA time zone that determines a transaction's day; defaults to the device's
 * @param locale BCP 47 tag of the language of amounts; defaults to English
 */
export function findTransactions(
  transactions: readonly WalletTransaction[],
  { search, kind, period }: Omit<HistoryView, 'shown'>,
  getText: (transaction: WalletTransaction) => string,
  money: Money,
  timeZone?: string,
  locale?: string,
): WalletTransaction[] {
  const query = parseSearch(search, locale);
  return transactions.filter(
    (transaction) =>
      (kind === 'all' || getHistoryKind(transaction) === kind) &&
      (!period || isInPeriod(getIsoDate(transaction.timestamp, timeZone), period)) &&
      (query.words.length === 0 || matchesQuery(query, getText(transaction), transaction, money)),
  );
}
