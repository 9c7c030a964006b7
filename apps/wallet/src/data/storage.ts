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

// Here and not beside `DeviceContext`: the early script must not contain React.

/** The storages of this browser. */
export interface Device {
  /** Persists after the visit. */
  openLocal: OpenStorage;
  /** Persists over a reload, and ends with the tab. */
  openSession: OpenStorage;
}

/** Creates a value on first use, once per device. */
export function perDevice<T extends object>(create: (device: Device) => T): (device: Device) => T {
  const created = new WeakMap<Device, T>();
  return (device) => {
    const value = created.get(device) ?? create(device);
    created.set(device, value);
    return value;
  };
}
