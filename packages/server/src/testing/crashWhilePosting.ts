// Kills its own process after it writes the row of the named table, and before it commits.
import { createSampleLedger } from '@rad-wallet/mocks';
import { openDatabase } from '../store/openDatabase';
import { openSqliteStore } from '../store/openSqliteStore';
import { postEntry } from './postEntry';

const [file = '', table = '', key = ''] = process.argv.slice(2);
const database = openDatabase(file);
const store = openSqliteStore({ database, seed: () => createSampleLedger(new Date()) });
database.function('die', () => {
  process.kill(process.pid, 'SIGKILL');
  return null;
});
database.exec(`CREATE TEMP TRIGGER dying AFTER INSERT ON main.${table} BEGIN SELECT die(); END`);
await postEntry(store, key);
