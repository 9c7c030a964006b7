import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { toPlainText } from '../../../format';
import { money } from '../../../format/testing/money';
import type { AccountStatement } from '../../../ledger';
import type { WalletTransaction } from '../../../types';
import { createStatementCsv, formatCsvAmount, type CsvLabels } from './createStatementCsv';

// In Node and in some bundlers, a dynamic import of this CommonJS module has nothing but the default export.
vi.mock('papaparse', async (load) => {
  const { default: Papa } = await load<{ default: object }>();
  return { default: Papa };
});

const none = {
  opening: '0',
  entries: [],
  moneyIn: '0',
  moneyOut: '0',
  closing: '0',
} satisfies Omit<AccountStatement, 'currency'>;

const names: Record<string, string> = { PKR: 'Cash', GOLD: 'Gold', SILVER: 'Silver' };

const texts: CsvLabels = {
  headings: [
    'Date',
    'Account',
    'Description',
    'Type',
    'Amount',
    'Currency',
    'Unit',
    'Balance',
    'Transaction ID',
  ],
  account: (currency) => names[currency] ?? '',
  opening: 'Opening balance',
  closing: 'Closing balance',
  title: ({ contact }) => contact,
  type: (type) => type,
};

const period = { from: '2026-11-01', to: '2026-11-30' };

function write(contact: string, change = '-1500.00') {
  const transaction: WalletTransaction = {
    id: 'a',
    type: 'sent',
    currency: 'PKR',
    amount: '1500',
    contact,
    status: 'completed',
    timestamp: '2026-11-10T10:00:00Z',
  };
  const entry = { transaction, date: '2026-11-10', change, balance: '98500.00' };
  const cash = {
    ...none,
    currency: 'PKR',
    opening: '100000.00',
    entries: [entry],
    closing: '98500.00',
  };
  return createStatementCsv(
    [cash, { ...none, currency: 'GOLD' }, { ...none, currency: 'SILVER' }],
    period,
    money,
    texts,
  );
}

describe('createStatementCsv', () => {
  it('has a byte order mark, CRLF, ISO dates and plain decimals', async () => {
    const csv = await write('Sent to Ali');
    expect(csv.startsWith('\uFEFFDate,"Account",')).toBe(true);
    expect(csv.split('\r\n').slice(1, 4)).toEqual([
      '2026-11-01,"Cash","Opening balance","",,"PKR","PKR",100000.00,""',
      '2026-11-10,"Cash","Sent to Ali","sent",-1500.00,"PKR","PKR",98500.00,"a"',
      '2026-11-30,"Cash","Closing balance","",,"PKR","PKR",98500.00,""',
    ]);
    expect(csv).toContain('2026-11-30,"Gold","Closing balance","",,"GOLD","g",0.0000,""');
  });

  // LibreOffice splits at semicolons and tabs by default.
  it.each(['Ali; Baba', 'Ali\tBaba', 'Ali;=1+1', 'Ali\nBaba', 'Ali, Baba'])(
    'quotes the text %j',
    async (text) => {
      expect(await write(text)).toContain(`,"${text}",`);
    },
  );

  // If the comma is the decimal separator, spreadsheets read three decimals as thousands.
  it.each([
    ['0', 2, '0.00'],
    ['1500.5', 2, '1500.50'],
    ['0.315', 3, '0.3150'],
    ['-3.077', 3, '-3.0770'],
    ['29', 3, '29.0000'],
    ['0.12345', 3, '0.12345'],
    ['1000', 0, '1000'],
  ])('writes %s with %i decimals as %s', (amount, decimals, expected) => {
    expect(formatCsvAmount(amount, decimals)).toBe(expected);
  });

  it.each([
    '=1+1',
    '+92 300',
    '@SUM(A1)',
    '-1+1',
    '\t=1',
    "-5'",
    ' =1+1',
    '\n+1',
    '\u3000@A1',
    ' -1+1',
    '＝1+1',
    ' ＋1',
    '＠SUM(A1)',
    '－1+1',
  ])('keeps a spreadsheet from running %j', async (text) => {
    const [, , row] = Papa.parse<string[]>((await write(text)).slice(1)).data;
    expect(row?.[2]).toBe(`'${text}`);
  });

  it.each(['\u200e=1+1', '\u2066-1+1\u2069', '\u202e\u200f@SUM(A1)'])(
    'removes bidi control characters before it looks for a formula in %j',
    async (text) => {
      const [, , row] = Papa.parse<string[]>((await write(text)).slice(1)).data;
      expect(row?.[2]).toBe(`'${toPlainText(text)}`);
    },
  );

  it('can be parsed back, whatever the texts contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const [, , row] = Papa.parse<string[]>((await write(`a${text}`)).slice(1)).data;
        expect(row).toEqual([
          '2026-11-10',
          'Cash',
          toPlainText(`a${text}`),
          'sent',
          '-1500.00',
          'PKR',
          'PKR',
          '98500.00',
          'a',
        ]);
      }),
    );
  });
});
