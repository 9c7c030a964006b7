import type { Device, KeyValueStorage } from '../storage';

/** Creates an in-memory storage with initial items; `given` overrides methods. */
export function createMemoryStorage(
  records: Record<string, string> = {},
  given: Partial<KeyValueStorage> = {},
) {
  const held = new Map(Object.entries(records));
  const storage: KeyValueStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
    ...given,
  };
  return { ...storage, held };
}

/** Throws the same error as a browser that denies storage. */
export const denyAccess = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

export function createMemoryDevice(
  local: KeyValueStorage = createMemoryStorage(),
  session: KeyValueStorage = createMemoryStorage(),
): Device {
  return { openLocal: () => local, openSession: () => session };
}
