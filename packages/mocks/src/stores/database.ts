import { createStore, get, promisifyRequest, set } from 'idb-keyval';

/** A key-value store. All methods reject if the browser denies storage. */
export interface Database {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one transaction that also blocks other tabs. Resolves after the commit. */
  update<T>(key: string, change: (stored: unknown) => { value: unknown; result: T }): Promise<T>;
}

/** Uses IndexedDB, which is opened on the first call. */
export function openIndexedDatabase(name = 'rad-wallet'): Database {
  const useStore = createStore(name, 'ledger');
  return {
    get: async (key) => get<unknown>(key, useStore),
    set: async (key, value) => set(key, value, useStore),
    update: async (key, change) =>
      useStore('readwrite', async (objectStore) => {
        // Awaiting anything else before `put` would close the transaction.
        const { value, result } = change(await promisifyRequest<unknown>(objectStore.get(key)));
        objectStore.put(value, key);
        await promisifyRequest(objectStore.transaction);
        return result;
      }),
  };
}
