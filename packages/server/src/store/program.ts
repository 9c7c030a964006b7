/** A database value; both adapters store amounts and times as text. */
export type SqlValue = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  /** Parameters are written as `$1`, `$2`, … */
  sql: string;
  values: readonly SqlValue[];
}

/**
 * A transaction as a generator: it yields statements and receives their rows. SQLite runs it synchronously, so no other
 * work in the process interleaves; PostgreSQL runs it asynchronously.
 */
export type Program<T> = Generator<Statement, T, readonly Row[]>;

export function* query(sql: string, ...values: SqlValue[]): Program<readonly Row[]> {
  return yield { sql, values };
}

/**
 * Returns the value, unless it is a promise: what an asynchronous program still did would be outside its transaction.
 */
export function requireSynchronous<T>(value: T): T {
  if (value instanceof Promise) throw new TypeError('A program must not be asynchronous');
  return value;
}

/** SQLite accepts at most 32,766 parameters in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000;

/** Inserts all rows with as few statements as possible. */
export function* insert(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  onConflict = '',
): Program<void> {
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size);
    const tuples = chunk.map((_row, index) => {
      const first = index * columns.length;
      return `(${columns.map((_column, offset) => `$${first + offset + 1}`).join(', ')})`;
    });
    yield {
      sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')} ${onConflict}`,
      values: chunk.flat(),
    };
  }
}

export interface Dialect {
  /** Appended to a SELECT that locks its rows until the transaction ends. */
  forUpdate: string;
}

/** One or more database connections. */
export interface Driver {
  dialect: Dialect;
  /** Runs a program in a read-write transaction, and retries it after a serialization failure. */
  write<T>(createProgram: () => Program<T>): Promise<T>;
  /** Runs a program with a single statement, which does not wait for writers. */
  read<T>(createProgram: () => Program<T>): Promise<T>;
  /** Runs a program whose statements all read the same snapshot. */
  readSnapshot<T>(createProgram: () => Program<T>): Promise<T>;
  close(): Promise<void>;
}
