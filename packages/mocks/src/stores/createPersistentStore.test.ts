import { describe, expect, it, vi } from 'vitest';
import { FIXED_NOW } from '../clock';
import { getAccounts } from '../ledger/balances';
import type { Ledger } from '@rad-wallet/ledger';
import { createSeedLedger, postEntry } from '../ledger/demoLedger';
import type { Database } from './database';
import type { LedgerStore } from './LedgerStore';
import { createMemoryStore } from './createMemoryStore';
import { createPersistentStore } from './createPersistentStore';

const seed = () => createSeedLedger({ pkr: '10000' });
const SEEDED = '10000.00';

function fakeDatabase(stored?: unknown) {
  const values = new Map<string, unknown>(stored === undefined ? [] : [['ledger', stored]]);
  let denied = false;
  let queue: Promise<unknown> = Promise.resolve();
  const transaction = <T>(work: () => T): Promise<T> => {
    const done = queue.then(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (denied) throw new DOMException('Denied', 'SecurityError');
      return work();
    });
    queue = done.catch(() => undefined);
    return done;
  };
  const database: Database = {
    get: (key) => transaction(() => structuredClone(values.get(key))),
    set: (key, value) => transaction(() => void values.set(key, structuredClone(value))),
    update: (key, change) =>
      transaction(() => {
        const { value, result } = change(structuredClone(values.get(key)));
        values.set(key, structuredClone(value));
        return result;
      }),
  };
  return { database, values, deny: () => (denied = true) };
}

function tabOver(database: Database) {
  const onNotice = vi.fn<(notice: string) => void>();
  return { store: createPersistentStore({ key: 'ledger', seed, onNotice, database }), onNotice };
}

const spend = (store: LedgerStore, amount: string) =>
  store.update((ledger) => {
    const posted = postEntry(
      ledger,
      {
        accountId: 'account-pkr',
        type: 'sent',
        currency: 'PKR',
        amount,
        description: 'Sent',
        status: 'completed',
        verified: true,
      },
      { now: FIXED_NOW },
    );
    return { ledger: 'ledger' in posted ? posted.ledger : ledger, result: posted };
  });

const cash = async (store: LedgerStore) => getAccounts(await store.read())[0]?.balance;
const getCash = (stored: unknown) => getAccounts(stored as Ledger)[0]?.balance;

describe('a persistent store', () => {
  it('begins with the seed, and stores it', async () => {
    const { database, values } = fakeDatabase();
    const { store, onNotice } = tabOver(database);
    expect(await store.read()).toEqual(seed());
    expect(values.get('ledger')).toEqual(seed());
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('outlasts a reload', async () => {
    const { database } = fakeDatabase();
    await spend(tabOver(database).store, '1000');
    expect(await cash(tabOver(database).store)).toBe('9000.00');
  });

  it('loses nothing between two tabs', async () => {
    const { database, values } = fakeDatabase();
    const [one, two] = [tabOver(database).store, tabOver(database).store];
    await Promise.all([one.read(), two.read()]);
    await Promise.all([spend(one, '1000'), spend(two, '500'), spend(one, '250')]);
    expect(await cash(one)).toBe('8250.00');
    expect(await cash(two)).toBe('8250.00');
    expect(getCash(values.get('ledger'))).toBe('8250.00');
  });

  it('resets to the seed', async () => {
    const { database, values } = fakeDatabase();
    const { store } = tabOver(database);
    await spend(store, '1000');
    await store.reset();
    expect(await cash(store)).toBe(SEEDED);
    expect(values.get('ledger')).toEqual(seed());
  });
});

describe('a damaged store', () => {
  it.each([['garbage'], [{ version: 1 }], [null], [{ ...seed(), entries: 'none' }]])(
    'starts again with the seed and reports it once: %o',
    async (stored) => {
      const { database, values } = fakeDatabase(stored);
      const { store, onNotice } = tabOver(database);
      await Promise.all([store.read(), store.read()]);
      expect(await cash(store)).toBe(SEEDED);
      expect(onNotice.mock.calls).toEqual([['storage-damaged']]);
      expect(values.get('ledger')).toEqual(seed());
    },
  );

  it('also resets when the first access is a change', async () => {
    const { database, values } = fakeDatabase('garbage');
    const { store, onNotice } = tabOver(database);
    await spend(store, '1000');
    expect(getCash(values.get('ledger'))).toBe('9000.00');
    expect(onNotice.mock.calls).toEqual([['storage-damaged']]);
  });
});

describe('a denied store', () => {
  it('continues in memory and reports it once', async () => {
    const { database, deny } = fakeDatabase();
    deny();
    const { store, onNotice } = tabOver(database);
    await Promise.all([store.read(), store.read()]);
    await Promise.all([spend(store, '1000'), spend(store, '500')]);
    expect(await cash(store)).toBe('8500.00');
    expect(onNotice.mock.calls).toEqual([['storage-denied']]);
  });

  it('resets in memory', async () => {
    const { database, deny } = fakeDatabase();
    const { store, onNotice } = tabOver(database);
    await spend(store, '1000');
    deny();
    await spend(store, '1000');
    await store.reset();
    expect(await cash(store)).toBe(SEEDED);
    expect(onNotice.mock.calls).toEqual([['storage-denied']]);
  });

  it('continues from the last stored state and applies the denied change', async () => {
    const { database, deny } = fakeDatabase();
    const { store } = tabOver(database);
    await spend(store, '1000');
    deny();
    await spend(store, '500');
    expect(await cash(store)).toBe('8500.00');
  });

  it('falls back to memory in a runtime without a database', async () => {
    const onNotice = vi.fn<(notice: string) => void>();
    const store = createPersistentStore({ key: 'ledger', seed, onNotice });
    expect(await cash(store)).toBe(SEEDED);
    expect(onNotice.mock.calls).toEqual([['storage-denied']]);
  });
});

describe('a store in memory', () => {
  it('updates and resets', async () => {
    const store = createMemoryStore(seed());
    await Promise.all([spend(store, '1000'), spend(store, '500')]);
    expect(await cash(store)).toBe('8500.00');
    await store.reset();
    expect(await store.read()).toEqual(seed());
  });
});
