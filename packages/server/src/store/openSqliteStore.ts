import type { Ledger, LedgerChange, LedgerStore } from '@rad-wallet/mocks';
import type { DatabaseSync } from 'node:sqlite';
import { appendToLedger, readLedger } from './rows';
import { DROP_SCHEMA_SQL, SCHEMA_SQL, SCHEMA_VERSION } from './schema';

export interface SqliteStoreOptions {
  /** As `openDatabase` opens it. */
  database: DatabaseSync;
  /** The initial ledger of an empty file and after a reset. */
  seed: () => Ledger;
}

/**
 * Keeps a ledger in a SQLite file, shared by all processes that have it open. An entry and the record of its
 * idempotency key are written in one transaction. docs/rules.md LEDGER-4. Rejects if the file is full, locked for too
 * long or damaged; nothing is posted then.
 */
export function openSqliteStore({ database, seed }: SqliteStoreOptions): LedgerStore {
  let known: { ledger: Ledger; as: unknown } | undefined;

  /** Re-read only after another process wrote; loading a long history is slow. */
  function current(): Ledger {
    const as = readPragma(database, 'data_version');
    if (known && known.as === as) return known.ledger;
    const ledger = readLedger(database);
    known = { ledger, as };
    return ledger;
  }

  function begin(): void {
    const fresh = seed();
    database.exec(DROP_SCHEMA_SQL + SCHEMA_SQL);
    appendToLedger(database, { version: 1, accounts: [], entries: [], answered: [] }, fresh);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }

  function update<T>(change: LedgerChange<T>): T {
    const { ledger, result, as } = runInTransaction(database, 'write', () => {
      const before = current();
      const changed = change(before);
      appendToLedger(database, before, changed.ledger);
      return { ...changed, as: known?.as };
    });
    // Assigned only after the commit: a failed commit changes nothing.
    known = { ledger, as };
    return result;
  }

  // Two processes that open an empty file together start with the same ledger.
  runInTransaction(database, 'write', () => {
    const version = readPragma(database, 'user_version');
    if (version === 0) begin();
    else if (version !== SCHEMA_VERSION) {
      throw new Error(`The file's ledger is of version ${version}, not ${SCHEMA_VERSION}`);
    }
  });

  // Each runs synchronously: a connection has one transaction at a time.
  return {
    read: async () => runInTransaction(database, 'read', current),
    update: async (change) => update(change),
    reset: async () => {
      known = undefined;
      runInTransaction(database, 'write', begin);
    },
  };
}

function readPragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

/**
 * Runs the work in a transaction. `write` takes the write lock at once, so no other process writes between its
 * reads and writes; `read` sees a consistent snapshot.
 */
function runInTransaction<T>(database: DatabaseSync, kind: 'read' | 'write', work: () => T): T {
  database.exec(kind === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
