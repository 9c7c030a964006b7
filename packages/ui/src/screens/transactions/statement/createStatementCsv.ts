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
 * Creates a CSV file (RFC 4180) with ISO dates and plain decimals. Text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe. docs/rules.md STATE-4.
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
  return BYTE_ORDER_MARK + unparse([[...texts.headings], ...rows], { escapeFormulae: FORMULA });
}
