import { isConversion, transactionKind } from '../../components/TransactionItem';
import { decimalsOf, isDecimal, parseAmount, roundTo } from '../../format';
import { searchWords } from '../../format/searchable';
import type { WalletTransaction } from '../../types';
import type { HistoryKind, HistoryView } from './historyView';

/** Writes down what a row's amount is found by, so that a search need not. */
export const readFigures = (transaction: WalletTransaction): void => void figuresOf(transaction);

/** The one kind that a transaction belongs to. docs/rules.md TXN-12. */
export function kindOf({
  type,
  contact,
}: Pick<WalletTransaction, 'type' | 'contact'>): Exclude<HistoryKind, 'all'> {
  if (isConversion(type, contact)) return 'conversions';
  return transactionKind(type).direction ?? 'other';
}

const unsigned = (amount: string) => amount.replace(/^-/, '');

/** An amount as the server states it and as it is shown, without sign, unit and grouping. */
function writeFigures({ amount, currency }: WalletTransaction): readonly string[] {
  if (!isDecimal(amount)) return [];
  return [unsigned(amount), unsigned(roundTo(amount, decimalsOf(currency)))];
}

// Kept, so that a key press in a history of years has only to compare.
const written = new WeakMap<WalletTransaction, readonly string[]>();

function figuresOf(transaction: WalletTransaction): readonly string[] {
  const figures = written.get(transaction) ?? writeFigures(transaction);
  written.set(transaction, figures);
  return figures;
}

/** What was typed as the beginning of an amount; null where it is none. */
function typedFigure(text: string): string | null {
  const amount = parseAmount(text);
  return amount === null ? null : unsigned(amount);
}

/** A search, read once for all rows. */
interface Wanted {
  words: readonly { text: string; figure: string | null }[];
  /** The whole of it where it is one figure, such as '2 500'. */
  figure: string | null;
}

function wantedBy(search: string): Wanted {
  return {
    words: searchWords(search).map((text) => ({ text, figure: typedFigure(text) })),
    figure: /\p{L}/u.test(search) ? null : typedFigure(search),
  };
}

function matches(wanted: Wanted, text: string, transaction: WalletTransaction): boolean {
  const begins = (figure: string | null) =>
    figure !== null && figuresOf(transaction).some((known) => known.startsWith(figure));
  return (
    begins(wanted.figure) ||
    wanted.words.every((word) => text.includes(word.text) || begins(word.figure))
  );
}

/**
 * The transactions of a kind that hold every word of the search: in their words, or as the beginning
 * of their amount. docs/rules.md TXN-11, TXN-12.
 *
 * @param textOf what a row can be found by besides its amount, as a `searchText`.
 */
export function findTransactions(
  transactions: readonly WalletTransaction[],
  { search, kind }: Pick<HistoryView, 'search' | 'kind'>,
  textOf: (transaction: WalletTransaction) => string,
): WalletTransaction[] {
  const wanted = wantedBy(search);
  return transactions.filter(
    (transaction) =>
      (kind === 'all' || kindOf(transaction) === kind) &&
      (wanted.words.length === 0 || matches(wanted, textOf(transaction), transaction)),
  );
}
