import { userInfo } from 'node:os';
import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { requireSynchronous } from '../program';
import type { Driver, Program, Row } from '../program';
import { createMigrations, DROP_SQL, getPendingMigrations, MIGRATION_TABLE_SQL } from '../schema';

/** Errors after which the transaction can be retried: serialization failure and deadlock. */
const REPEATABLE: ReadonlySet<string> = new Set(['40001', '40P01']);

const MAX_ATTEMPTS = 10;

const MAX_PAUSE_MS = 20;

/** How long a transaction waits for another one, and how long a server may keep one open without a statement, in ms. */
const LOCK_TIMEOUT = 5000;

export const POSTGRES_MIGRATIONS = createMigrations({
  amount: 'NUMERIC',
  guards: `
ALTER TABLE account ADD CHECK (held >= 0 AND balance >= held);
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'An entry or leg is never changed'; END $$;
CREATE TRIGGER entry_is_for_good BEFORE UPDATE ON entry FOR EACH ROW
WHEN (old.status <> 'pending') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entry_stays BEFORE DELETE ON entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER leg_is_for_good BEFORE UPDATE OR DELETE ON leg FOR EACH ROW
EXECUTE FUNCTION refuse_change();
`,
});

/** An arbitrary number, the same for all servers, so that only one at a time migrates the database. */
const MIGRATION_LOCK = 727_001;

export interface PostgresOptions {
  /** `postgres://user@host/database` */
  url: string;
  /** Deletes the data. @default false */
  reset?: boolean;
  /** For transactions; reads have as many others. @default 16 */
  connections?: number;
  /**
   * How long a transaction waits for another one, and how long a server that stopped may keep one open, in ms.
   * @default 5000
   */
  lockTimeout?: number;
}

/** Like PostgreSQL's own programs; `pg` knows only the environment variable USER. */
function findUserName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // The process runs as a number without a name.
    return undefined;
  }
}

pg.defaults.user ??= findUserName();

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // A connection that breaks is replaced; its query, if any, rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Requires PostgreSQL 15 or later, or a compatible database with transactions, row locks and unique keys. */
export async function openPostgres({
  url,
  reset = false,
  connections = 16,
  lockTimeout = LOCK_TIMEOUT,
}: PostgresOptions): Promise<Driver> {
  const options = { connectionString: url, max: connections };
  const writers = createPool({
    ...options,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: lockTimeout,
  });
  // Reads have connections of their own, because all others may be waiting for a lock.
  const readers = createPool(options);

  async function inTransaction<T>(
    pool: pg.Pool,
    begin: string,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query(begin);
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
        const code = getPostgresCode(error);
        if (code === undefined || !REPEATABLE.has(code) || attempt === MAX_ATTEMPTS) throw error;
      } finally {
        client.release(broken);
      }
      await delay(Math.random() * MAX_PAUSE_MS * attempt);
    }
  }

  await inTransaction(writers, 'BEGIN', async (client) => {
    // Another server may take longer to migrate a large database.
    await client.query('SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (reset) await client.query(DROP_SQL);
    await client.query(MIGRATION_TABLE_SQL);
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM migration',
    );
    const version = rows[0]?.version ?? 0;
    for (const [index, sql] of getPendingMigrations(POSTGRES_MIGRATIONS, version).entries()) {
      await client.query(sql);
      await client.query('INSERT INTO migration VALUES ($1)', [version + index + 1]);
    }
  });

  return {
    dialect: { forUpdate: ' FOR UPDATE' },
    // In READ COMMITTED, each statement sees the latest commits, so statements after the holder's lock read current
    // data.
    write: (createProgram) =>
      inTransaction(writers, 'BEGIN ISOLATION LEVEL READ COMMITTED', (client) =>
        runProgram(client, createProgram()),
      ),
    // A single statement is a transaction in itself.
    read: (createProgram) => runProgram(readers, createProgram()),
    readSnapshot: (createProgram) =>
      inTransaction(readers, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) =>
        runProgram(client, createProgram()),
      ),
    close: async () => {
      await Promise.all([writers.end(), readers.end()]);
    },
  };
}

/** Prepare only statements without row lists: only these are repeated. */
const names = new Map<string, string>();

function getStatementName(sql: string): string | undefined {
  if (sql.length > 1000) return undefined;
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}

async function runProgram<T>(client: pg.Pool | pg.PoolClient, program: Program<T>): Promise<T> {
  let step = requireSynchronous(program.next());
  while (!step.done) {
    const { sql, values } = step.value;
    const { rows } = await client.query<Row>({
      name: getStatementName(sql),
      text: sql,
      values: [...values],
    });
    step = program.next(rows);
  }
  return requireSynchronous(step.value);
}

export function getPostgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
