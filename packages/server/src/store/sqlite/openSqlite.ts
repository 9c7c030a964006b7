import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Driver, Program } from '../program';
import { migrateSqlite } from './migrateSqlite';
import { runProgram } from './runProgram';

/** How long a transaction waits for one of another process, in ms. */
const BUSY_TIMEOUT = 5000;

const RETRY_MS = 5;

const SQLITE_BUSY = 5;

export interface SqliteOptions {
  file: string;
  /** Deletes the data. @default false */
  reset?: boolean;
  /** How long a transaction waits for one of another process, in ms. @default 5000 */
  busyTimeout?: number;
}

/**
 * A SQLite file that several processes may share. Reads use a connection of their own and never wait: with a write-ahead
 * log, neither a writer nor a waiting write stops them. Committed data survives a killed process and a power failure.
 */
export async function openSqlite({
  file,
  reset = false,
  busyTimeout = BUSY_TIMEOUT,
}: SqliteOptions): Promise<Driver> {
  mkdirSync(path.dirname(file), { recursive: true });
  const writer = connect(file);
  const run = <T>(connection: Connection, begin: string, createProgram: () => Program<T>) =>
    whenFree(busyTimeout, () => runInTransaction(connection, begin, createProgram));
  await whenFree(busyTimeout, () => migrateSqlite(writer.database, { reset }));
  const reader = connect(file);

  // One write of this process after the other, so that none of them waits for a lock of its own process.
  let queue: Promise<unknown> = Promise.resolve();

  return {
    // A transaction that begins as a writer is the only one; nothing else needs a lock.
    dialect: { forUpdate: '' },
    write: (createProgram) => {
      const done = queue.then(() => run(writer, 'BEGIN IMMEDIATE', createProgram));
      queue = done.catch(() => undefined);
      return done;
    },
    read: (createProgram) => run(reader, 'BEGIN', createProgram),
    close: async () => {
      await queue;
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
  // SQLite's own waiting would stop the whole process, reads included.
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

/** Repeats work that finds the file locked, without stopping the process meanwhile. */
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

/** Runs synchronously from BEGIN to COMMIT: an `await` between them would let other work into the transaction. */
function runInTransaction<T>(
  { database, prepare }: Connection,
  begin: string,
  createProgram: () => Program<T>,
): T {
  database.exec(begin);
  try {
    const result = runProgram(prepare, createProgram());
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite may already have rolled back, for example because the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The primary result code: https://www.sqlite.org/rescode.html. */
export function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The low byte is the primary result code; extended result codes also set higher bytes.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}
