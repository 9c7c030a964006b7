import { parseLedger } from '@rad-wallet/ledger';
import type { Ledger } from '@rad-wallet/ledger';
import type { DatabaseSync } from 'node:sqlite';
import { terms } from '../../terms';
import { DEFAULT_HOLDER } from '../defaultHolder';
import { DamagedLedgerError } from '../rows';
import { createMigrations, DROP_SQL, getPendingMigrations, MIGRATION_TABLE_SQL } from '../schema';
import { writeLedger } from '../writing';
import { runProgram } from './runProgram';

export const SQLITE_MIGRATIONS = createMigrations({
  amount: 'TEXT',
  guards: `
CREATE TRIGGER entry_is_for_good BEFORE UPDATE ON entry WHEN old.status <> 'pending'
BEGIN SELECT raise(ABORT, 'An entry is never changed'); END;
CREATE TRIGGER entry_stays BEFORE DELETE ON entry
BEGIN SELECT raise(ABORT, 'An entry is never removed'); END;
CREATE TRIGGER leg_is_for_good BEFORE UPDATE ON leg
BEGIN SELECT raise(ABORT, 'A leg is never changed'); END;
CREATE TRIGGER leg_stays BEFORE DELETE ON leg
BEGIN SELECT raise(ABORT, 'A leg is never removed'); END;
`,
});

/** The `user_version` of files created by the first server, with one holder's ledger and no legs. */
const FIRST_USER_VERSION = 1;

/** Migrates the file to the latest schema version in one transaction. */
export function migrateSqlite(database: DatabaseSync, { reset }: { reset: boolean }): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: userVersion } = database.prepare('PRAGMA user_version').get() ?? {};
    const first = userVersion === FIRST_USER_VERSION && !reset ? readFirstLedger(database) : null;
    if (reset || first) database.exec(`${DROP_SQL} PRAGMA user_version = 0;`);
    else if (userVersion !== 0) {
      throw new Error(`The file is of version ${String(userVersion)}, not a ledger of this server`);
    }

    database.exec(MIGRATION_TABLE_SQL);
    const { version } =
      database.prepare('SELECT coalesce(max(version), 0) AS version FROM migration').get() ?? {};
    for (const [index, sql] of getPendingMigrations(SQLITE_MIGRATIONS, Number(version)).entries()) {
      database.exec(sql);
      database.prepare('INSERT INTO migration VALUES (?)').run(Number(version) + index + 1);
    }
    if (first) importLedger(database, first);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function readFirstLedger(database: DatabaseSync): Ledger {
  const all = (table: string) =>
    database
      .prepare(`SELECT * FROM ${table} ORDER BY position`)
      .all()
      .map(({ position: _position, ...row }) => row);
  const stored = {
    version: 1,
    accounts: all('account'),
    entries: all('entry').map(({ verified, message, ...row }) => ({
      ...row,
      verified: verified === 1,
      ...(message !== null && { message }),
    })),
    answered: all('answered'),
  };
  const ledger = parseLedger(stored, terms);
  if (!ledger) throw new DamagedLedgerError('The entries contradict the accounts');
  return ledger;
}

function importLedger(database: DatabaseSync, ledger: Ledger): void {
  database.prepare('INSERT INTO holder (id, entries) VALUES (?, 0)').run(DEFAULT_HOLDER);
  runProgram((sql) => database.prepare(sql), writeLedger(DEFAULT_HOLDER, ledger));
}
