import {
  countDecimals,
  getDecimals,
  isMetal,
  roundTo,
  toPlainText,
  type Money,
} from '../../../format';
import { getWeightSymbol } from '../../../format/money';
import type { AccountStatement, Period } from '../../../ledger';
import type { WalletTransaction } from '../../../types';

export interface CsvLabels {
  /** In the order date, account, description, type, amount, currency, unit, balance and reference. */
  headings: readonly string[];
  account: (currency: string) => string;
  opening: string;
  closing: string;
  title: (transaction: WalletTransaction) => string;
  type: (type: string) => string;
}

/**
 * Text that a spreadsheet would run as a formula, including after white space, which imports may trim, and with
 * full-width characters. A negative number is not a formula.
 */
const FORMULA = /^(?:[\t\r\n]|\s*(?:[=+@＝＋＠]|[-－](?!\d+(?:\.\d+)?$)))/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Date, amount and balance are not text columns. */
const IS_TEXT = [false, true, true, true, false, true, true, false, true];

/**
 * Writes amounts with three decimals as four: if the comma is the decimal separator, spreadsheets read ‘0.315’ as 315.
 */
export function formatCsvAmount(amount: string, decimals: number): string {
  const needed = Math.max(decimals, countDecimals(amount));
  return roundTo(amount, needed === 3 ? 4 : needed);
}

/**
 * Creates a CSV file (RFC 4180) with ISO dates, plain decimals and without bidi control characters. Text is quoted;
 * text that a spreadsheet would run as a formula is prefixed with an apostrophe. docs/rules.md STATE-4, LANG-9.
 */
export async function createStatementCsv(
  statements: readonly AccountStatement[],
  { from, to }: Period,
  money: Money,
  texts: CsvLabels,
): Promise<string> {
  // Use the default export, the only one available everywhere: papaparse is a CommonJS module.
  const { default: Papa } = await import('papaparse');
  const rows = statements.flatMap(({ currency, opening, entries, closing }) => {
    const account = texts.account(currency);
    const unit = isMetal(currency, money) ? getWeightSymbol(currency, money, 'en') : currency;
    const write = (amount: string) => formatCsvAmount(amount, getDecimals(currency, money));
    return [
      [from, account, texts.opening, '', '', currency, unit, write(opening), ''],
      ...entries.map(({ transaction, date, change, balance }) => [
        date,
        account,
        texts.title(transaction),
        texts.type(transaction.type),
        write(change),
        currency,
        unit,
        write(balance),
        transaction.id,
      ]),
      [to, account, texts.closing, '', '', currency, unit, write(closing), ''],
    ];
  });
  // Before escaping, because an invisible character would hide the beginning of a formula.
  const cells = [[...texts.headings], ...rows].map((row) => row.map(toPlainText));
  return BYTE_ORDER_MARK + Papa.unparse(cells, { escapeFormulae: FORMULA, quotes: IS_TEXT });
}
