import { expect, test, type Page } from '@playwright/test';
import { ur } from '@rad-wallet/ui/messages/ur';
import Papa from 'papaparse';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMissing, installActual, run, type Program } from './programs';

// Statements of the built wallet, opened in other programs. docs/rules.md STATE-4 to STATE-6.

const WORK = path.resolve(import.meta.dirname, '../.cache/world-files');

/** Names that other programs could split, execute or misread. The first two payments are equal. */
const PAYEES = ['Ali; Baba', 'Ali; Baba', '=1+1', 'Tom & "Jerry" <Ltd>', 'علی رضا, لاہور'];
const PAYMENT = '1500.50';
const OPENED_BALANCE = 711_875;
const CLOSING_BALANCE = '704372.50';

const CSV = 'statement.csv';
const OFX = 'statement.ofx';
const PDF = 'statement.pdf';
const PDF_URDU = 'statement-ur.pdf';

const inWork = (name: string) => path.join(WORK, name);
const read = (name: string) => readFileSync(inWork(name), 'utf8');
const skipWithout = (program: Program) => {
  const reason = findMissing(program);
  test.skip(reason !== null, reason ?? '');
};

interface Row {
  Date: string;
  Account: string;
  Description: string;
  Amount: string;
  Currency: string;
  Balance: string;
  'Transaction ID': string;
}

const readRows = () => Papa.parse<Row>(read(CSV).slice(1), { header: true }).data;

/** The entries of the cash account. */
const readEntries = () =>
  readRows().filter(({ Amount, Currency }) => Currency === 'PKR' && Amount !== '');

const listAmounts = () => readEntries().map(({ Amount }) => Number(Amount));

/** Sends money through the demo's API, which runs in the page. */
const sendMoney = (page: Page, to: readonly string[]) =>
  page.evaluate(
    async ({ payees, amount }) => {
      const response = await fetch('/api/accounts');
      const accounts = (await response.json()) as { id: string; type: string }[];
      const accountId = accounts.find(({ type }) => type === 'trustvault')?.id;
      for (const [index, recipientName] of payees.entries()) {
        await fetch('/api/transfers', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `world-${index}` },
          body: JSON.stringify({ accountId, recipientName, amount, currency: 'PKR' }),
        });
      }
    },
    { payees: to, amount: PAYMENT },
  );

async function save(page: Page, button: string, name: string) {
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await (await downloaded).saveAs(inWork(name));
}

/** Prints the open statement without the print dialog. */
async function print(page: Page, button: string, name: string) {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.pdf({ path: inWork(name), preferCSSPageSize: true });
}

test.beforeAll(async ({ browser }) => {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const page = await browser.newPage();
  await page.goto('/transactions');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await sendMoney(page, PAYEES);
  await page.getByRole('button', { name: 'Statement' }).click();
  await save(page, 'Download CSV', CSV);
  await save(page, 'Download OFX', OFX);
  await print(page, 'Print or save as PDF', PDF);
  await page.close();
});

test('the files have the payments and the balance of the wallet', () => {
  const sent = readEntries().filter(({ Amount }) => Amount === `-${PAYMENT}`);
  expect(sent.map(({ Description }) => Description)).toEqual(
    PAYEES.map((payee) => `Sent to ${payee}`),
  );
  expect(OPENED_BALANCE - PAYEES.length * Number(PAYMENT)).toBe(Number(CLOSING_BALANCE));
  expect(readEntries().at(-1)?.Balance).toBe(CLOSING_BALANCE);
  expect(read(OFX)).toContain(`<BALAMT>${CLOSING_BALANCE}</BALAMT>`);
});

test('hledger reads the CSV file, and every balance in it is right', () => {
  skipWithout('hledger');
  // The balance column makes hledger check the sum of each account after each row.
  const rules =
    'skip 1\nfields date, account1, description, type, amount, currency, , balance, code\n';
  writeFileSync(inWork('statement.rules'), `${rules}account2 elsewhere\n`);
  const args = ['-f', CSV, '--rules-file', 'statement.rules'];
  const balances = run('hledger', [...args, 'balance', 'account$', '--no-total'], WORK);
  expect(
    balances
      .trim()
      .split(/\n/)
      .map((line) => line.trim()),
  ).toEqual([
    `PKR${CLOSING_BALANCE}  Cash account`,
    'GOLD29.2000  Gold account',
    'SILVER150.0000  Silver account',
  ]);
  const printed = run('hledger', [...args, 'print', 'code:.'], WORK);
  for (const payee of PAYEES) expect(printed).toContain(`Sent to ${payee}`);
});

/** Returns the cells of each row: numbers as LibreOffice understands them, anything else as text. */
function openInLibreOffice(language: number): (number | string)[][] {
  // Comma, semicolon and tab, as its import dialog suggests; UTF-8.
  const filter = `CSV:44/59/9,34,76,1,,${language},false,true,false`;
  const profile = `-env:UserInstallation=file://${inWork('profile')}`;
  const args = [profile, '--headless', `--infilter=${filter}`, '--convert-to', 'fods', CSV];
  run('soffice', args, WORK);
  const rows = read('statement.fods').matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs);
  return [...rows].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', content = '']) => {
        expect(attributes).not.toContain('table:formula');
        const value = / office:value="([^"]*)"/.exec(attributes)?.[1];
        const count = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
        const text = content.replaceAll(/<[^>]*>/g, '').trim();
        return Array<number | string>(count).fill(value === undefined ? text : Number(value));
      },
    ),
  );
}

for (const [name, language] of [
  ['English', 1033],
  ['German', 1031],
  ['Indonesian', 1057],
  ['Turkish', 1055],
] as const) {
  test(`LibreOffice in ${name} keeps the columns and misreads no amount of the CSV file`, () => {
    skipWithout('soffice');
    const rows = openInLibreOffice(language).slice(1);
    for (const [index, { Amount, Balance, 'Transaction ID': id }] of readRows().entries()) {
      const row = rows[index] ?? [];
      // Where the comma marks decimals, an amount stays text: no wrong number is added up.
      const expectCell = (cell: unknown, written: string) =>
        expect(
          name === 'English' && written !== '' ? [Number(written)] : [Number(written), written],
        ).toContain(cell);
      expectCell(row[4], Amount);
      expectCell(row[7], Balance);
      expect(row[8]).toBe(id);
    }
    expect(rows.filter((row) => row.some((cell) => typeof cell === 'number')).length).toBe(
      name === 'English' ? readRows().length : 0,
    );
  });
}

test('libofx, which GnuCash uses, reads the OFX file', () => {
  skipWithout('ofxdump');
  const dump = run('ofxdump', [OFX], WORK);
  const list = (label: string) =>
    [...dump.matchAll(new RegExp(`^ *${label}: (.*)$`, 'gm'))].map(([, value]) => value);
  expect(list('Total money amount').map(Number)).toEqual(listAmounts());
  expect(list("Financial institution's ID for this transaction")).toEqual(
    readEntries().map((entry) => entry['Transaction ID']),
  );
  const names = list('Name of payee or transaction description');
  for (const payee of PAYEES) expect(names).toContain(`Sent to ${payee}`);
});

for (const name of [OFX, CSV]) {
  test(`Actual imports ${name} once, with both equal payments`, () => {
    const reason = installActual();
    test.skip(reason !== null, reason ?? '');
    const script = path.resolve(import.meta.dirname, 'actual/importFile.mjs');
    const output = run('node', [script, inWork(name)], WORK);
    const imported: unknown = JSON.parse(
      output.split('\n').find((line) => line.startsWith('{')) ?? '',
    );
    const cents = listAmounts().map((amount) => Math.round(amount * 100));
    expect(imported).toEqual({
      added: [cents.length, 0],
      amounts: expect.arrayContaining(cents),
      balance: cents.reduce((sum, amount) => sum + amount, 0),
      payees: expect.arrayContaining(PAYEES.map((payee) => `Sent to ${payee}`)),
    });
  });
}

test('a statement printed in Chromium has its text', () => {
  skipWithout('pdftotext');
  const text = run('pdftotext', ['-layout', PDF, '-'], WORK);
  const lines = text.split('\n').map((line) => line.trim().split(/ {2,}/));
  for (const payee of PAYEES.slice(0, -1)) {
    expect(lines).toContainEqual(expect.arrayContaining([`Sent to ${payee}`, '−Rs. 1,500.50']));
  }
  expect(text).toContain('علی رضا');
  expect(text).toMatch(/Closing balance +Rs\. 704,372\.50/);
  expect(text).toMatch(/Closing balance +29\.200 g/);
});

test('a statement printed in Urdu numbers its pages from left to right', async ({ browser }) => {
  skipWithout('pdftotext');
  const page = await browser.newPage({ locale: 'ur' });
  await page.goto('/transactions');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await sendMoney(page, Array<string>(60).fill('Ali'));
  const { statement } = ur.transactionHistory;
  await page.getByRole('button', { name: statement.title }).click();
  await print(page, statement.print, PDF_URDU);
  await page.close();
  const text = run('pdftotext', ['-layout', PDF_URDU, '-'], WORK);
  const [, first, pages] = /(\d+) \/ (\d+)/.exec(text.replaceAll(/[\u2066-\u2069]/g, '')) ?? [];
  expect(Number(first)).toBe(1);
  expect(Number(pages)).toBeGreaterThan(1);
});
