/** The part of `Storage` that the wallet needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gives a storage; throws, or answers null, where there is none. */
export type OpenStorage = () => KeyValueStorage | null;

/** Does something with a storage. One that is absent or refuses: null. */
export function attempt<R>(open: OpenStorage, act: (storage: KeyValueStorage) => R): R | null {
  try {
    const storage = open();
    return storage && act(storage);
  } catch {
    return null;
  }
}

/** Removes a record and answers whether it is gone: what cannot be read any more counts as gone. */
export function erase(open: OpenStorage, key: string): boolean {
  attempt(open, (storage) => storage.removeItem(key));
  return attempt(open, (storage) => storage.getItem(key)) === null;
}
