export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns the storage; throws or returns null if it is unavailable. */
export type OpenStorage = () => KeyValueStorage | null;

/** Returns null if the storage is unavailable or throws. */
export function withStorage<R>(open: OpenStorage, act: (storage: KeyValueStorage) => R): R | null {
  try {
    const storage = open();
    return storage && act(storage);
  } catch {
    return null;
  }
}

/** Returns whether the item is gone; an unreadable item counts as gone. */
export function removeItem(open: OpenStorage, key: string): boolean {
  withStorage(open, (storage) => storage.removeItem(key));
  return withStorage(open, (storage) => storage.getItem(key)) === null;
}

// Not in DeviceContext.ts, because the early script imports this module and must not contain React.

/** The browser storages that the wallet uses; tests pass in-memory ones. */
export interface Device {
  /** Local storage: persists after the tab is closed. */
  openLocal: OpenStorage;
  /** Session storage: survives a reload, but not the tab. */
  openSession: OpenStorage;
}

/** Creates a value once per device, on first use. */
export function createPerDevice<T extends object>(
  create: (device: Device) => T,
): (device: Device) => T {
  const created = new WeakMap<Device, T>();
  return (device) => {
    const value = created.get(device) ?? create(device);
    created.set(device, value);
    return value;
  };
}
