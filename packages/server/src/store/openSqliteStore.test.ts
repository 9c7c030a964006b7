import { createSeedLedger } from '@rad-wallet/mocks';
import { spawnSync } from 'node:child_process';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTemporaryFileFactory, readCashBalance } from '../testing/readCashBalance';
import { onePkrEntry, postEntry } from '../testing/postEntry';
import { openDatabase } from './openDatabase';
import { DamagedLedgerError } from './rows';
import { openSqliteStore } from './openSqliteStore';

const createFilePath = createTemporaryFileFactory();
const SEEDED = '10000.00';
const createSeed = () =>
  createSeedLedger({
    pkr: SEEDED,
    gold: '20',
    transactions: [
      { type: 'deposit', amount: '5000', description: 'Deposit via Debit Card', minutesAgo: 60 },
      { type: 'sent', amount: '250', description: 'Sent to Bilal Ahmed', minutesAgo: 30 },
    ],
  });

function openStore(file: string) {
  const database = openDatabase(file);
  return { database, store: openSqliteStore({ database, seed: createSeed }) };
}

describe('a ledger in a file', () => {
  it('starts with the seed and reads it back unchanged', async () => {
    const { store } = openStore(createFilePath());
    expect(await store.read()).toEqual(createSeed());
  });

  it('persists after the file is closed', async () => {
    const file = createFilePath();
    const first = openStore(file);
    await postEntry(first.store, 'a', { ...onePkrEntry, amount: '1000', message: 'Eid Mubarak' });
    first.database.close();
    const { store } = openStore(file);
    expect(await readCashBalance(store)).toBe('9000.00');
    expect((await store.read()).entries.at(-1)).toMatchObject({ message: 'Eid Mubarak' });
    expect((await store.read()).answered).toHaveLength(1);
  });

  it('is shared by two open connections', async () => {
    const file = createFilePath();
    const [one, two] = [openStore(file).store, openStore(file).store];
    await Promise.all([
      postEntry(one, 'a'),
      postEntry(two, 'b'),
      postEntry(one, 'c'),
      postEntry(two, 'a'),
    ]);
    expect(await readCashBalance(one)).toBe('9997.00');
    expect(await readCashBalance(two)).toBe('9997.00');
  });

  it('resets for other connections, too', async () => {
    const file = createFilePath();
    const [one, two] = [openStore(file).store, openStore(file).store];
    await postEntry(one, 'a');
    expect(await readCashBalance(two)).toBe('9999.00');
    await one.reset();
    expect(await readCashBalance(two)).toBe(SEEDED);
    expect(await two.read()).toEqual(createSeed());
  });

  it('writes nothing if an update throws', async () => {
    const { store } = openStore(createFilePath());
    const changing = store.update(() => {
      throw new Error('Out of luck');
    });
    await expect(changing).rejects.toThrow('Out of luck');
    const rewriting = store.update((ledger) => ({
      ledger: { ...ledger, entries: ledger.entries.toReversed() },
      result: null,
    }));
    await expect(rewriting).rejects.toThrow('its earlier entries were changed');
    expect(await store.read()).toEqual(createSeed());
    await postEntry(store, 'a');
    expect(await readCashBalance(store)).toBe('9999.00');
  });
});

describe('the database itself', () => {
  it.each([
    ["UPDATE entry SET amount = '1'", 'An entry is never changed'],
    ['DELETE FROM entry', 'An entry is never removed'],
    [
      `INSERT INTO entry SELECT NULL, id, accountId, type, currency, amount, description, status,
       verified, message, timestamp FROM entry LIMIT 1`,
      'UNIQUE constraint failed: entry.id',
    ],
    ["INSERT INTO answered VALUES (NULL, 'a', '{}', 'nothing')", 'FOREIGN KEY constraint failed'],
    ["DELETE FROM account WHERE id = 'account-pkr'", 'FOREIGN KEY constraint failed'],
  ])('rejects %s', (sql, reason) => {
    const { database } = openStore(createFilePath());
    expect(() => database.exec(sql)).toThrow(reason);
  });

  it('rejects a second response under a key', async () => {
    const { database, store } = openStore(createFilePath());
    await postEntry(store, 'a');
    const again = () => database.exec("INSERT INTO answered VALUES (NULL, 'a', '{}', 'txn-0001')");
    expect(again).toThrow('UNIQUE constraint failed: answered.key');
  });
});

describe('a process killed in the middle of a posting', () => {
  const script = fileURLToPath(new URL('../testing/crashWhilePosting.ts', import.meta.url));

  it.each(['entry', 'answered'])(
    'leaves nothing after writing its row of %s',
    async (table) => {
      const file = createFilePath();
      openStore(file).database.close();
      const dead = spawnSync(process.execPath, ['--import', 'tsx', script, file, table, 'a']);
      expect(dead.signal, String(dead.stderr)).toBe('SIGKILL');

      const { database, store } = openStore(file);
      expect(await store.read()).toMatchObject({ entries: { length: 2 }, answered: [] });
      expect(await readCashBalance(store)).toBe(SEEDED);
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });

      await postEntry(store, 'a');
      await postEntry(store, 'a');
      expect(await readCashBalance(store)).toBe('9999.00');
    },
    30_000,
  );
});

describe('a full disk', () => {
  /** Limits the file to six more pages, so one of the following writes fails. */
  function fillUp(database: DatabaseSync): void {
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {};
    database.exec(`PRAGMA max_page_count = ${Number(pages) + 6}`);
  }

  it('rejects what it cannot store, keeps the rest, and continues when there is space', async () => {
    const file = createFilePath();
    const { database, store } = openStore(file);
    fillUp(database);
    const long = { ...onePkrEntry, message: 'm'.repeat(1000) };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => postEntry(store, `key-${index}`, long)),
    );
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    const done = outcomes.length - failed.length;
    expect(done).toBeGreaterThan(0);
    expect(failed.length).toBeGreaterThan(0);
    for (const { reason } of failed) expect(reason).toMatchObject({ errcode: 13 });

    const other = openStore(file).store;
    for (const reader of [store, other]) {
      expect((await reader.read()).answered).toHaveLength(done);
      expect(await readCashBalance(reader)).toBe(`${10_000 - done}.00`);
    }

    database.exec('PRAGMA max_page_count = 100000');
    for (let index = 0; index < 20; index += 1) await postEntry(store, `key-${index}`, long);
    expect(await readCashBalance(other)).toBe('9980.00');
    expect((await other.read()).entries).toHaveLength(22);
  });
});

describe('an invalid file', () => {
  it('is not read, written or replaced', async () => {
    const file = createFilePath();
    const { database, store } = openStore(file);
    await postEntry(store, 'a');
    database.exec(
      "PRAGMA foreign_keys = OFF; DROP TRIGGER entry_is_for_good; UPDATE entry SET accountId = 'x'",
    );
    const other = openStore(file).store;
    await expect(other.read()).rejects.toThrow(DamagedLedgerError);
    await expect(postEntry(other, 'b')).rejects.toThrow(DamagedLedgerError);
    expect(database.prepare('SELECT count(*) AS n FROM entry').get()).toEqual({ n: 3 });
  });

  it('of the first version gets the legs of its entries', async () => {
    const file = createFilePath();
    const { database, store } = openStore(file);
    await postEntry(store, 'a');
    const { entries, postings } = await store.read();
    database.exec(
      'DROP TABLE posting; DROP TABLE hold; DROP TABLE conversion; PRAGMA user_version = 1',
    );
    database.close();
    const upgraded = openStore(file).store;
    expect(await upgraded.read()).toMatchObject({ entries, postings });
    await postEntry(upgraded, 'a');
    expect(await readCashBalance(upgraded)).toBe('9999.00');
  });

  it('is not opened if it has another version', () => {
    const file = createFilePath();
    const { database } = openStore(file);
    database.exec('PRAGMA user_version = 7');
    expect(() => openStore(file)).toThrow('of version 7');
  });
});
