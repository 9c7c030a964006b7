import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Driver } from '../program';
import { migrateSqlite } from './migrateSqlite';
import { runProgram } from './runProgram';
import { createWriteQueue } from './writeQueue';
import type { Job, Outcome } from './writeQueue';

/** How long a transaction waits for another process's transaction, in ms. */
const BUSY_TIMEOUT = 5000;

const RETRY_MS = 5;

const SQLITE_BUSY = 5;

export interface SqliteOptions {
  file: string;
  /** Deletes the data. @default false */
  reset?: boolean;
  /** How long a transaction waits for another process's transaction, in ms. @default 5000 */
  busyTimeout?: number;
}

/**
 * A SQLite file that several processes can share. Reads use their own connection and never wait: in WAL mode, writers
 * do not block readers. Committed data survives a killed process and a power failure.
 */
export async function openSqlite({
  file,
  reset = false,
  busyTimeout = BUSY_TIMEOUT,
}: SqliteOptions): Promise<Driver> {
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = connect(file);
  await whenFree(busyTimeout, () => migrateSqlite(writer.database, { reset }));
  const reader = connect(file);
  const writes = createWriteQueue((jobs) => whenFree(busyTimeout, () => commit(writer, jobs)));

  const read: Driver['read'] = (createProgram) =>
    whenFree(busyTimeout, () => runProgram(reader.prepare, createProgram()));

  const readSnapshot: Driver['readSnapshot'] = (createProgram) =>
    whenFree(busyTimeout, () =>
      inTransaction(reader.database, 'BEGIN', () => runProgram(reader.prepare, createProgram())),
    );

  return {
    // SQLite allows only one write transaction at a time, so nothing else needs a lock.
    dialect: { forUpdate: '' },
    write: writes.add,
    read,
    readSnapshot,
    close: async () => {
      await writes.whenIdle();
      reader.database.close();
      writer.database.close();
    },
  };
}

interface Connection {
  database: DatabaseSync;
  prepare: (sql: string) => StatementSync;
}

function connect(file: string): Connection {
  // SQLite's own busy timeout would block the whole process, including reads.
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 0 });
  const statements = new Map<string, StatementSync>();
  return {
    database,
    prepare: (sql) => {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** Retries while the file is locked, without blocking the process. */
async function whenFree<T>(timeout: number, work: () => T): Promise<T> {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (getSqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
    }
    await delay(RETRY_MS);
  }
}

/** Runs synchronously from BEGIN to COMMIT: an `await` would let other work join the transaction. */
function inTransaction<T>(database: DatabaseSync, begin: string, work: () => T): T {
  database.exec(begin);
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

/** Writes all jobs in one commit. A job that throws is rolled back and does not affect the others. */
function commit({ database, prepare }: Connection, jobs: readonly Job[]): Outcome[] {
  return inTransaction(database, 'BEGIN IMMEDIATE', () =>
    jobs.map((createProgram) => {
      database.exec('SAVEPOINT job');
      try {
        const value = runProgram(prepare, createProgram());
        database.exec('RELEASE job');
        return { value };
      } catch (error) {
        if (!database.isTransaction) throw error;
        database.exec('ROLLBACK TO job; RELEASE job');
        return { error };
      }
    }),
  );
}

/** The primary result code: https://www.sqlite.org/rescode.html. */
export function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary result code; extended result codes also set higher bytes.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
