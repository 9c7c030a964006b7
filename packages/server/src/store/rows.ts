import { parseLedger } from '@rad-wallet/mocks';
import type { Entry, Ledger } from '@rad-wallet/mocks';
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';

/** Thrown if the file is not a ledger, or its entries are inconsistent with its accounts. */
export class DamagedLedgerError extends Error {
  override readonly name = 'DamagedLedgerError';

  constructor() {
    super('The ledger in the file is damaged, so nothing is read from it or posted to it');
  }
}

/** Reads the whole ledger. Throws `DamagedLedgerError`: a real ledger is never replaced automatically. */
export function readLedger(database: DatabaseSync): Ledger {
  const all = (table: string) =>
    database.prepare(`SELECT * FROM ${table} ORDER BY position`).all().map(omitPosition);
  const version = database.prepare('PRAGMA user_version').get()?.user_version;
  const bodies = (table: string) => all(table).map(({ body }) => JSON.parse(String(body)));
  const ledger = parseLedger({
    version,
    accounts: all('account'),
    entries: all('entry').map(toEntry),
    answered: all('answered'),
    ...(version !== 1 && {
      postings: bodies('posting'),
      holds: bodies('hold'),
      conversions: bodies('conversion'),
    }),
  });
  if (!ledger) throw new DamagedLedgerError();
  return ledger;
}

/** Writes the entries that `after` adds to `before`. Throws if `after` does anything but append. */
export function appendToLedger(database: DatabaseSync, before: Ledger, after: Ledger): void {
  insertAll(database, 'account', getAppended('accounts', before.accounts, after.accounts));
  insertAll(database, 'entry', getAppended('entries', before.entries, after.entries).map(toRow));
  insertAll(
    database,
    'answered',
    getAppended('answers', before.answered, after.answered).map((saved) => ({ ...saved })),
  );
  const postings = getAppended('postings', before.postings, after.postings);
  writeBodies(database, 'posting', postings);
  writeBodies(database, 'hold', getChanged(before.holds, after.holds));
  writeBodies(database, 'conversion', getChanged(before.conversions, after.conversions));
}

type Row = Record<string, SQLOutputValue>;

function omitPosition({ position: _position, ...row }: Row): Row {
  return row;
}

function toEntry({ verified, message, ...row }: Row): unknown {
  return { ...row, verified: verified === 1, ...(message !== null && { message }) };
}

function toRow({ verified, message, ...entry }: Entry): Record<string, SQLInputValue> {
  return { ...entry, verified: verified ? 1 : 0, message: message ?? null };
}

function getChanged<T>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Set(before);
  return after.filter((item) => !known.has(item));
}

function writeBodies(
  database: DatabaseSync,
  table: string,
  items: readonly { readonly id: string }[],
): void {
  const write = database.prepare(
    `INSERT INTO ${table} (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  for (const item of items) write.run(item.id, JSON.stringify(item));
}

function getAppended<T>(what: string, before: readonly T[], after: readonly T[]): T[] {
  if (before.some((item, index) => item !== after[index])) {
    throw new Error(`A ledger only grows: its earlier ${what} were changed`);
  }
  return after.slice(before.length);
}

function insertAll(
  database: DatabaseSync,
  table: string,
  rows: readonly Readonly<Record<string, SQLInputValue>>[],
): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const insert = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
  );
  for (const row of rows) insert.run({ ...row });
}
