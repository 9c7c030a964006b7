import { createStore, get, promisifyRequest, set } from 'idb-keyval';

/**
 * What the persistent store asks of a browser's database; each call rejects where storage is
 * denied.
 */
export interface Database {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /**
   * Reads and writes in one transaction, which holds against other tabs, too; resolves when it is
   * kept.
   */
  update<T>(key: string, change: (stored: unknown) => { value: unknown; result: T }): Promise<T>;
}

/** A database of our own in IndexedDB, opened at the first call. */
export function indexedDatabase(name = 'rad-wallet'): Database {
  const useStore = createStore(name, 'ledger');
  return {
    get: async (key) => get<unknown>(key, useStore),
    set: async (key, value) => set(key, value, useStore),
    update: async (key, change) =>
      useStore('readwrite', async (objectStore) => {
        // Nothing else may be awaited before the put: the transaction would close by itself.
        const { value, result } = change(await promisifyRequest<unknown>(objectStore.get(key)));
        objectStore.put(value, key);
        await promisifyRequest(objectStore.transaction);
        return result;
      }),
  };
}
