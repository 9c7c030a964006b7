import {
  ACCOUNT_CURRENCIES,
  STATEMENT_ACCOUNTS,
  type AccountStatement,
  type Period,
  type StatementAccountId,
} from '../../../ledger';
import type { WalletTransaction } from '../../../types';

/** The texts of a CSV file, in the person's language. */
export interface CsvTexts {
  headings: readonly [string, string, string, string, string, string, string];
  accounts: Record<StatementAccountId, string>;
  opening: string;
  closing: string;
  title: (transaction: WalletTransaction) => string;
  type: (type: string) => string;
}

/** The start of a formula in a spreadsheet; a negative number is none. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;

/** Makes a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a statement as CSV (RFC 4180) with ISO dates and plain decimals. A text that a spreadsheet would run as a
 * formula gets an apostrophe before it. docs/rules.md STATE-4.
 */
export async function createStatementCsv(
  statement: Record<StatementAccountId, AccountStatement>,
  { from, to }: Period,
  texts: CsvTexts,
): Promise<string> {
  const { unparse } = await import('papaparse');
  const rows = STATEMENT_ACCOUNTS.flatMap((id) => {
    const { opening, entries, closing } = statement[id];
    const account = texts.accounts[id];
    return [
      [from, account, texts.opening, '', '', ACCOUNT_CURRENCIES[id], opening],
      ...entries.map(({ transaction, date, change, balance }) => [
        date,
        account,
        texts.title(transaction),
        texts.type(transaction.type),
        change,
        ACCOUNT_CURRENCIES[id],
        balance,
      ]),
      [to, account, texts.closing, '', '', ACCOUNT_CURRENCIES[id], closing],
    ];
  });
  return BYTE_ORDER_MARK + unparse([[...texts.headings], ...rows], { escapeFormulae: FORMULA });
}
