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
} from '@actual-app/api';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [, , filepath = ''] = process.argv;

const app = await init({
  dataDir: mkdtempSync(path.join(tmpdir(), 'actual-')),
  verbose: false,
});

await runImport('world', async () => {
  const { errors, transactions = [] } = await app.send('transactions-parse-file', {
    filepath,
    options: { hasHeaderRow: true, delimiter: ',' },
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const account = await createAccount({ name: 'Account', type: 'checking' }, 0);
  // The user of the dialog chooses which columns of a CSV file to import.
  const entries = transactions
    .filter(({ amount, Amount = amount }) => Amount !== '')
    .filter(({ Currency = 'PKR' }) => Currency === 'PKR')
    .map((row) => ({
      account,
      date: row.date ?? row.Date,
      amount: Math.round(Number(row.amount ?? row.Amount) * 100),
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
