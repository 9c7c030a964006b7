import { openLedger } from '@rad-wallet/mocks';
import type { Ledger, LedgerChange, LedgerStore } from '@rad-wallet/mocks';
import type { DatabaseSync } from 'node:sqlite';
import { appendToLedger, readLedger } from './rows';
import { DROP_SCHEMA_SQL, SCHEMA_SQL, SCHEMA_VERSION } from './schema';

export interface SqliteStoreOptions {
  database: DatabaseSync;
  /** Returns the initial ledger, for an empty file and after a reset. */
  seed: () => Ledger;
}

/**
 * Shared by all processes that have the file open. docs/rules.md LEDGER-4.
 * Rejects without posting if the disk is full, or the file is damaged or locked for too long.
 */
export function openSqliteStore({ database, seed }: SqliteStoreOptions): LedgerStore {
  let known: { ledger: Ledger; as: unknown } | undefined;

  /** Returns the ledger; re-reads it only if another process has written, because loading a long history is slow. */
  function current(): Ledger {
    const as = readPragma(database, 'data_version');
    if (known && known.as === as) return known.ledger;
    const ledger = readLedger(database);
    known = { ledger, as };
    return ledger;
  }

  function begin(fresh: Ledger): void {
    database.exec(DROP_SCHEMA_SQL + SCHEMA_SQL);
    appendToLedger(database, openLedger({ accounts: [] }), fresh);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  }

  function update<T>(change: LedgerChange<T>): T {
    const { ledger, result, as } = runInTransaction(database, 'write', () => {
      const before = current();
      const changed = change(before);
      appendToLedger(database, before, changed.ledger);
      return { ...changed, as: known?.as };
    });
    // Assign only after the commit, because a failed commit must not change the cached ledger.
    known = { ledger, as };
    return result;
  }

  // In a transaction, so two processes that open an empty file at the same time start with the same ledger.
  runInTransaction(database, 'write', () => {
    const version = readPragma(database, 'user_version');
    if (version === 0) begin(seed());
    // The entries of the first version have no legs.
    else if (version === 1) begin(readLedger(database));
    else if (version !== SCHEMA_VERSION) {
      throw new Error(`The file's ledger is of version ${version}, not ${SCHEMA_VERSION}`);
    }
  });

  // Each method runs synchronously, because a connection allows only one transaction at a time.
  return {
    read: async () => runInTransaction(database, 'read', current),
    update: async (change) => update(change),
    reset: async () => {
      known = undefined;
      runInTransaction(database, 'write', () => begin(seed()));
    },
  };
}

function readPragma(database: DatabaseSync, name: string): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

/** `write` takes the write lock immediately, so no other process writes between reads and writes. */
function runInTransaction<T>(database: DatabaseSync, kind: 'read' | 'write', work: () => T): T {
  database.exec(kind === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite may already have rolled back, for example because the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
