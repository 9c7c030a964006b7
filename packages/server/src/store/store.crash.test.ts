// Tests killed processes, full disks, and damaged, copied or restored data.
import { createSeedLedger } from '@rad-wallet/ledger';
import type { EntryDraft } from '@rad-wallet/ledger';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { terms } from '../terms';
import { toStoreProblem } from '../http/problems';
import { createTemporaryFileFactory, createTestDatabases } from '../testing/databases';
import { MAIN_FILE } from '../testing/startServerProcess';
import { DEFAULT_HOLDER } from './defaultHolder';
import { isPostgresUrl, openLedgerStore } from './openLedgerStore';
import { openStore } from './openStore';
import type { LedgerPort } from './port';
import { query } from './program';
import { DamagedLedgerError } from './rows';
import { openPostgres, POSTGRES_MIGRATIONS } from './postgres/openPostgres';
import { MIGRATION_TABLE_SQL } from './schema';
import { SQLITE_MIGRATIONS } from './sqlite/migrateSqlite';
import { openSqlite } from './sqlite/openSqlite';

const createLedger = () =>
  createSeedLedger({
    pkr: '10000.00',
    now: new Date('2026-11-21T10:30:00Z'),
    terms,
    transactions: [
      { type: 'deposit', amount: '5000', description: 'Deposit via Debit Card', minutesAgo: 60 },
      { type: 'sent', amount: '250', description: 'Sent to Bilal Ahmed', minutesAgo: 30 },
    ],
  });

const draft: EntryDraft = {
  accountId: 'account-pkr',
  type: 'sent',
  currency: 'PKR',
  amount: '1',
  description: 'Sent to Ayesha Malik',
  status: 'completed',
  verified: true,
};

const post = (store: LedgerPort, key: string, change: Partial<EntryDraft> = {}) =>
  store.post(DEFAULT_HOLDER, { key, draft: { ...draft, ...change } }, terms);

const readCash = async (store: LedgerPort) =>
  Number((await store.balances(DEFAULT_HOLDER))[0]?.balance);

async function open(database: string) {
  const store = await openLedgerStore({ database });
  await store.open(DEFAULT_HOLDER, createLedger);
  return store;
}

const openDriver = (database: string) =>
  isPostgresUrl(database) ? openPostgres({ url: database }) : openSqlite({ file: database });

/** For a database of the first version. */
const FIRST_ENTRIES = `
  INSERT INTO holder (id, entries) VALUES ('demo', 1);
  INSERT INTO account (holder, id, seq, type, balance, held)
    VALUES ('demo', 'account-pkr', 1, 'trustvault', '10', '0');
  INSERT INTO entry (holder, id, seq, account, type, currency, amount, description, status, verified, timestamp)
    VALUES ('demo', 'txn-0001', 1, 'account-pkr', 'deposit', 'PKR', '10', 'Deposit via Debit Card', 'completed', 1,
      '2026-11-21T10:30:00.000Z');
  INSERT INTO leg (holder, posting, seq, account, currency, amount)
    VALUES ('demo', 'txn-0001', 1, 'account-pkr', 'PKR', '10'), ('demo', 'txn-0001', 2, 'processor:PKR', 'PKR', '-10');
`;

const createFile = createTemporaryFileFactory();

for (const database of createTestDatabases()) {
  describe.skipIf(database.missing !== null)(`${database.name} ${database.missing ?? ''}`, () => {
    it('keeps nothing of a posting whose process is killed between any two statements', async () => {
      const url = await database.create();
      await (await open(url)).close();
      const script = fileURLToPath(new URL('../testing/dieWhilePosting.ts', import.meta.url));
      for (const statements of [4, 5, 6, 7, 8]) {
        const dead = spawnSync(process.execPath, [
          '--import',
          'tsx',
          script,
          url,
          String(statements),
        ]);
        expect(dead.signal, String(dead.stderr)).toBe('SIGKILL');
      }
      const store = await open(url);
      expect(await store.verify()).toEqual([]);
      expect(await readCash(store)).toBe(10_000);
      expect(await store.findByKey(DEFAULT_HOLDER, 'a')).toBeNull();
      await post(store, 'a');
      await post(store, 'a');
      expect(await readCash(store)).toBe(9999);
      await store.close();
    }, 60_000);

    it('is restored from a backup that was taken while it was in use', async () => {
      const url = await database.create();
      const store = await open(url);
      await post(store, 'before');
      const postings = Array.from({ length: 20 }, (_, index) => post(store, `during-${index}`));
      const restored = await backUpAndRestore(url, database);
      await Promise.all(postings);
      const copy = await openLedgerStore({ database: restored });
      expect(await copy.verify()).toEqual([]);
      expect(await copy.findByKey(DEFAULT_HOLDER, 'before')).not.toBeNull();
      for (let index = 0; index < 20; index += 1) await post(copy, `during-${index}`);
      await post(copy, 'before');
      expect(await readCash(copy)).toBe(9979);
      await copy.close();
      await store.close();
    }, 60_000);

    it('refuses direct changes to posted entries', async () => {
      const url = await database.create();
      const store = await open(url);
      const execute = await connect(url);
      for (const sql of [
        "UPDATE entry SET amount = '1'",
        'DELETE FROM entry',
        'DELETE FROM leg',
        "UPDATE leg SET amount = '1'",
        "INSERT INTO answered VALUES ('demo', 'k', '{}', 'nothing')",
        "DELETE FROM account WHERE id = 'account-pkr'",
        "INSERT INTO holder (id, entries) VALUES ('demo', 0)",
      ]) {
        await expect(execute(sql), sql).rejects.toThrow(
          /is never (changed|removed)|FOREIGN KEY|foreign key|UNIQUE|duplicate key/,
        );
      }
      await execute(null);
      await store.close();
    });

    it('finds inconsistent balances and postings', async () => {
      const url = await database.create();
      const store = await open(url);
      const execute = await connect(url);
      await execute("UPDATE account SET balance = '7' WHERE id = 'account-pkr'");
      await execute("INSERT INTO leg VALUES ('demo', 'txn-0001', 9, 'transit:PKR', 'PKR', '1')");
      expect(await store.verify()).toEqual([
        'demo: posting txn-0001 PKR sums to 1',
        'demo: the balance of account-pkr is not the sum of its legs',
      ]);
      await execute(null);
      await store.close();
    });

    it('rolls back a transaction whose function is asynchronous', async () => {
      const driver = await openDriver(await database.create());
      const insert = (id: string) => query(`INSERT INTO holder (id, entries) VALUES ('${id}', 0)`);
      const asynchronous = driver.write(function* () {
        yield* insert('one');
        return (async () => driver.write(() => insert('two')))();
      });
      await expect(asynchronous).rejects.toThrow('must not be asynchronous');
      await expect(
        driver.write(async function* () {
          yield* insert('three');
        } as never),
      ).rejects.toThrow('must not be asynchronous');
      const rows = await driver.read(() => query("SELECT id FROM holder WHERE id <> 'two'"));
      expect(rows).toEqual([]);
      await driver.close();
    });

    // SQLite has one writer at a time.
    if (database.name === 'PostgreSQL') {
      it('repeats a transaction that was ended because of a deadlock', async () => {
        const driver = await openDriver(await database.create());
        await driver.write(() => query("INSERT INTO holder VALUES ('one', 0), ('two', 0)"));
        let tries = 0;
        const add = (id: string) =>
          query('UPDATE holder SET entries = entries + 1 WHERE id = $1', id);
        const addToBoth = (first: string, second: string) =>
          driver.write(function* () {
            tries += 1;
            yield* add(first);
            yield* query('SELECT pg_sleep(0.5)');
            yield* add(second);
          });
        await Promise.all([addToBoth('one', 'two'), addToBoth('two', 'one')]);
        expect(tries).toBeGreaterThan(2);
        const rows = await driver.read(() => query('SELECT entries FROM holder'));
        expect(rows).toEqual([{ entries: 2 }, { entries: 2 }]);
        await driver.close();
      });

      it('survives the end of a connection during a transaction', async () => {
        const driver = await openDriver(await database.create());
        const ending = driver.write(() => query('SELECT pg_terminate_backend(pg_backend_pid())'));
        await expect(ending).rejects.toThrow('terminating connection');
        const rows = await driver.write(() => query('SELECT 1 AS one'));
        expect(rows).toEqual([{ one: 1 }]);
        await driver.close();
      });

      it('does not wait for ever for a server that stopped during a transaction', async () => {
        const url = await database.create();
        const driver = await openPostgres({ url, lockTimeout: 200 });
        await driver.write(() => query("INSERT INTO holder VALUES ('one', 0)"));
        const lock = () => query("SELECT 1 FROM holder WHERE id = 'one' FOR UPDATE");
        const execute = await connect(url);
        await execute("BEGIN; SELECT 1 FROM holder WHERE id = 'one' FOR UPDATE");
        const waiting = await driver.write(lock).catch((error: unknown) => error);
        await execute(null);
        expect(toStoreProblem(waiting).status).toBe(503);

        const stopped = driver.write(function* () {
          yield* lock();
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
          return yield* lock();
        });
        await expect(stopped).rejects.toThrow();
        expect(await driver.write(lock)).toHaveLength(1);
        await driver.close();
      });

      it('is opened by the user of the process if the URL has none', async () => {
        const url = await database.create();
        const { username } = userInfo();
        const execute = await connect(url);
        if (username !== 'postgres') await execute(`CREATE ROLE "${username}" SUPERUSER LOGIN`);
        await execute(null);
        const { USER: _user, ...env } = process.env;
        const args = ['--import', 'tsx', MAIN_FILE, '--verify', '--database'];
        const { stdout } = spawnSync(
          process.execPath,
          [...args, url.replace('postgres@localhost', '')],
          { encoding: 'utf8', env },
        );
        expect(stdout).toBe('The ledger is empty\n');
      });
    }

    it('is brought to the latest version from every earlier one, with its entries', async () => {
      const migrations = database.name === 'PostgreSQL' ? POSTGRES_MIGRATIONS : SQLITE_MIGRATIONS;
      for (let version = 1; version < migrations.length; version += 1) {
        const url = await database.create();
        const execute = await connect(url);
        await execute(MIGRATION_TABLE_SQL);
        for (const [index, sql] of migrations.slice(0, version).entries()) {
          await execute(`${sql} INSERT INTO migration VALUES (${index + 1})`);
          if (index === 0) await execute(FIRST_ENTRIES);
        }
        await execute(null);
        const store = await open(url);
        expect(await store.verify(), `version ${version}`).toEqual([]);
        await post(store, 'a');
        expect(await readCash(store)).toBe(9);
        await store.close();
      }
    }, 60_000);

    it('is not opened if it is newer than the server', async () => {
      const url = await database.create();
      await (await open(url)).close();
      const execute = await connect(url);
      await execute('INSERT INTO migration VALUES (99)');
      await execute(null);
      await expect(openLedgerStore({ database: url })).rejects.toThrow('has version 99');
    });
  });
}

/** Returns a function that executes a statement, or closes the connection if given null. */
async function connect(url: string): Promise<(sql: string | null) => Promise<void>> {
  if (isPostgresUrl(url)) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return async (sql) => void (await (sql === null ? client.end() : client.query(sql)));
  }
  const file = new DatabaseSync(url, { enableForeignKeyConstraints: true });
  return async (sql) => (sql === null ? file.close() : file.exec(sql));
}

async function backUpAndRestore(
  url: string,
  { create, getPostgres }: ReturnType<typeof createTestDatabases>[number],
): Promise<string> {
  const restored = await create();
  const backup = path.join(mkdtempSync(path.join(tmpdir(), 'rad-backup-')), 'backup');
  const postgres = getPostgres();
  if (postgres) {
    const tool = (name: string, ...args: string[]) =>
      execFileSync(path.join(postgres.binaries, name), args);
    tool('pg_dump', '--format=custom', `--file=${backup}`, url);
    tool('pg_restore', `--dbname=${restored}`, backup);
  } else {
    const file = new DatabaseSync(url);
    file.exec(`VACUUM INTO '${backup}'`);
    file.close();
    copyFileSync(backup, restored);
  }
  return restored;
}

describe('a full disk', () => {
  it('refuses what it cannot store, keeps the rest, and resumes when there is space', async () => {
    const driver = await openSqlite({ file: createFile() });
    const store = openStore({ driver });
    await store.open(DEFAULT_HOLDER, createLedger);
    const limit = (pages: string) => driver.write(() => query(`PRAGMA max_page_count = ${pages}`));
    const [count] = await driver.write(() => query('PRAGMA page_count'));
    await limit(String(Number(count?.page_count) + 6));
    const message = 'm'.repeat(1000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => post(store, `key-${index}`, { message })),
    );
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    const done = outcomes.length - failed.length;
    expect(done).toBeGreaterThan(0);
    expect(failed.length).toBeGreaterThan(0);
    for (const { reason } of failed) expect(reason).toMatchObject({ errcode: 13 });
    expect(await readCash(store)).toBe(10_000 - done);

    await limit('100000');
    for (let index = 0; index < 30; index += 1) await post(store, `key-${index}`, { message });
    expect(await readCash(store)).toBe(9970);
    expect(await store.verify()).toEqual([]);
    await store.close();
  });
});

it('SQLite keeps the other writes in a commit with one that fails', async () => {
  const driver = await openSqlite({ file: createFile() });
  const insert = (id: string) => query(`INSERT INTO holder (id, entries) VALUES ('${id}', 0)`);
  const outcomes = await Promise.allSettled([
    driver.write(() => insert('one')),
    driver.write(function* () {
      yield* insert('two');
      throw new Error('Out of luck');
    }),
    driver.write(() => insert('three')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await driver.read(() => query('SELECT id FROM holder ORDER BY id'))).toMatchObject([
    { id: 'one' },
    { id: 'three' },
  ]);
  await driver.close();
});

describe('a damaged file', () => {
  it('is neither read nor written', async () => {
    const url = createFile();
    const store = await open(url);
    const execute = await connect(url);
    await execute('PRAGMA foreign_keys = OFF');
    await execute("UPDATE account SET balance = x'00' WHERE id = 'account-pkr'");
    await expect(post(store, 'a')).rejects.toThrow(DamagedLedgerError);
    await expect(store.balances(DEFAULT_HOLDER)).rejects.toThrow(DamagedLedgerError);
    await execute(null);
    expect((await store.page(DEFAULT_HOLDER)).entries).toHaveLength(2);
    await store.close();
  });

  it('is not opened if it belongs to another program', async () => {
    const url = createFile();
    const execute = await connect(url);
    await execute('PRAGMA user_version = 7');
    await execute(null);
    await expect(openLedgerStore({ database: url })).rejects.toThrow('is of version 7');
  });
});

describe('a file in the first format', () => {
  const FIRST_SCHEMA = `
    CREATE TABLE account (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
      opening TEXT NOT NULL) STRICT;
    CREATE TABLE entry (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      accountId TEXT NOT NULL REFERENCES account (id), type TEXT NOT NULL, currency TEXT NOT NULL,
      amount TEXT NOT NULL, description TEXT NOT NULL, status TEXT NOT NULL, verified INTEGER NOT NULL,
      message TEXT, timestamp TEXT NOT NULL) STRICT;
    CREATE TABLE answered (position INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE,
      request TEXT NOT NULL, entryId TEXT NOT NULL REFERENCES entry (id)) STRICT;
    INSERT INTO account (id, type, opening) VALUES ('account-pkr', 'trustvault', '5250');
    INSERT INTO entry (id, accountId, type, currency, amount, description, status, verified, message, timestamp)
      VALUES ('txn-0001', 'account-pkr', 'sent', 'PKR', '1', 'Sent to Ayesha Malik', 'completed', 1, NULL,
        '2026-11-21T10:30:00.000Z');
    INSERT INTO answered (key, request, entryId) VALUES ('a', 'as it was', 'txn-0001');
    PRAGMA user_version = 1;`;

  it('is converted with its balances, entries and keys', async () => {
    const url = createFile();
    const execute = await connect(url);
    await execute(FIRST_SCHEMA);
    await execute(null);
    const store = await open(url);
    expect(await readCash(store)).toBe(5249);
    expect(await store.verify()).toEqual([]);
    expect(await post(store, 'a')).toHaveProperty('entry.id', 'txn-0001');
    await post(store, 'b');
    expect(await readCash(store)).toBe(5248);
    await store.close();
  });

  it('is unchanged if its entries contradict its accounts', async () => {
    const url = createFile();
    const execute = await connect(url);
    await execute(FIRST_SCHEMA.replace("'5250'", "'0'"));
    await execute(null);
    await expect(openLedgerStore({ database: url })).rejects.toThrow(DamagedLedgerError);
    const again = await connect(url);
    await again("INSERT INTO account (id, type, opening) VALUES ('account-gold', 'gold', '0')");
    await again(null);
  });
});
