/** A value in a database: both adapters store amounts and times as text. */
export type Value = string | number | null;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  /** With the parameters `$1`, `$2`, … */
  sql: string;
  values: readonly Value[];
}

/**
 * The work of one transaction, which yields its statements and receives their rows. SQLite runs it synchronously, so no
 * other work of the process comes between two of its statements; PostgreSQL runs it asynchronously.
 */
export type Program<T> = Generator<Statement, T, readonly Row[]>;

export function* query(sql: string, ...values: Value[]): Program<readonly Row[]> {
  return yield { sql, values };
}

/** SQLite accepts at most 32,766 parameters in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 30_000;

/** Inserts all rows with as few statements as possible. */
export function* insert(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
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
  /** Appended to a SELECT that must lock its rows until the end of the transaction. */
  forUpdate: string;
}

/** A connection to a database, or several. */
export interface Driver {
  dialect: Dialect;
  /** Runs a program in a transaction that writes; repeats it if the database asks for that. */
  write<T>(createProgram: () => Program<T>): Promise<T>;
  /** Runs a program of one statement, which does not wait for writers. */
  read<T>(createProgram: () => Program<T>): Promise<T>;
  /** Runs a program whose statements all see the same state of the database. */
  readSnapshot<T>(createProgram: () => Program<T>): Promise<T>;
  close(): Promise<void>;
}
