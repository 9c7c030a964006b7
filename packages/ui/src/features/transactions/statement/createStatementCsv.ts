import { toPlainText } from '../../../format';
import type { AccountStatement, Period } from '../../../ledger';
import type { WalletTransaction } from '../../../types';

export interface CsvLabels {
  headings: readonly [string, string, string, string, string, string, string];
  account: (currency: string) => string;
  opening: string;
  closing: string;
  title: (transaction: WalletTransaction) => string;
  type: (type: string) => string;
}

/** Matches text that a spreadsheet would run as a formula; a negative number is not a formula. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Creates a CSV file (RFC 4180) with ISO dates, plain decimals and no bidi control characters. Text that a spreadsheet
 * would run as a formula is prefixed with an apostrophe. docs/rules.md STATE-4, LANG-9.
 */
export async function createStatementCsv(
  statements: readonly AccountStatement[],
  { from, to }: Period,
  texts: CsvLabels,
): Promise<string> {
  const { unparse } = await import('papaparse');
  const rows = statements.flatMap(({ currency, opening, entries, closing }) => {
    const account = texts.account(currency);
    return [
      [from, account, texts.opening, '', '', currency, opening],
      ...entries.map(({ transaction, date, change, balance }) => [
        date,
        account,
        texts.title(transaction),
        texts.type(transaction.type),
        change,
        currency,
        balance,
      ]),
      [to, account, texts.closing, '', '', currency, closing],
    ];
  });
  // Before escaping, because an invisible character would hide the beginning of a formula.
  const cells = [[...texts.headings], ...rows].map((row) => row.map(toPlainText));
  return BYTE_ORDER_MARK + unparse(cells, { escapeFormulae: FORMULA });
}
