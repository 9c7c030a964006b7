/** The part of `Storage` that the wallet needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Throws or returns null if there is no storage. */
export type OpenStorage = () => KeyValueStorage | null;

/** Returns null if the storage is absent or throws. */
export function attempt<R>(open: OpenStorage, act: (storage: KeyValueStorage) => R): R | null {
  try {
    const storage = open();
    return storage && act(storage);
  } catch {
    return null;
  }
}

/** Removes a record and returns whether it is gone; an unreadable record counts as gone. */
export function erase(open: OpenStorage, key: string): boolean {
  attempt(open, (storage) => storage.removeItem(key));
  return attempt(open, (storage) => storage.getItem(key)) === null;
}
