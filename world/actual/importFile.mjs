// Imports a file twice into a new budget of Actual, as its import dialog does, and prints what the account then holds.
import {
  createAccount,
  getAccountBalance,
  getPayees,
  getTransactions,
  importTransactions,
  init,
  runImport,
  shutdown,
  utils,
} from '@actual-app/api';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [, , filepath = ''] = process.argv;

const app = await init({
  dataDir: mkdtempSync(path.join(tmpdir(), 'actual-')),
  verbose: false,
});

async function parse(file, options = {}) {
  const parsed = await app.send('transactions-parse-file', { filepath: file, options });
  if (parsed.errors.length > 0) throw new Error(JSON.stringify(parsed.errors));
  return parsed.transactions ?? [];
}

/**
 * Returns the amounts as Actual understands them. Its parser returns those of a CSV file as they are written, and the
 * dialog's function for them (`looselyParseAmount`) is not public. Its parser applies it to those of a QIF file.
 */
async function normalizeAmounts(rows) {
  if (rows.every(({ amount }) => typeof amount === 'number')) return rows.map((row) => row.amount);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'amounts-')), 'amounts.qif');
  const entries = rows.map(({ Amount }) => `D01/01/2026\nT${Amount}\n^\n`);
  writeFileSync(file, `!Type:Bank\n${entries.join('')}`);
  const parsed = await parse(file);
  if (parsed.length !== rows.length) throw new Error('Actual dropped an amount.');
  return parsed.map(({ amount }) => amount);
}

await runImport('world', async () => {
  const transactions = await parse(filepath, { hasHeaderRow: true, delimiter: ',' });
  const account = await createAccount({ name: 'Account', type: 'checking' }, 0);
  // The user of the dialog chooses which columns of a CSV file to import.
  const rows = transactions
    .filter(({ amount, Amount = amount }) => Amount !== '')
    .filter(({ Currency = 'PKR' }) => Currency === 'PKR');
  const amounts = await normalizeAmounts(rows);
  const entries = rows.map((row, index) => ({
    account,
    date: row.date ?? row.Date,
    amount: utils.amountToInteger(amounts[index]),
    payee_name: row.payee_name ?? row.Description,
    imported_id: row.imported_id ?? row['Transaction ID'],
  }));
  const added = [];
  for (let time = 0; time < 2; time += 1) {
    added.push((await importTransactions(account, entries)).added.length);
  }
  const stored = await getTransactions(account, '1900-01-01', '2999-12-31');
  const names = new Map((await getPayees()).map(({ id, name }) => [id, name]));
  const imported = {
    added,
    amounts: stored.map(({ amount }) => amount),
    balance: await getAccountBalance(account),
    payees: stored.map(({ payee }) => names.get(payee)),
  };
  process.stdout.write(`${JSON.stringify(imported)}\n`);
});
await shutdown();
