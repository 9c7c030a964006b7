import * as v from 'valibot';

/** The part of `Storage` that a setting needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Gives the storage; throws, or answers null, where there is none. */
export type OpenStorage = () => KeyValueStorage | null;

export interface StoredSettingOptions<T> {
  key: string;
  /** Reads what was stored. What it refuses counts as damaged. */
  schema: v.GenericSchema<unknown, T>;
  /** What holds where nothing, or nothing readable, is stored. */
  defaults: T;
  open: OpenStorage;
}

/** A storage that is absent or refuses: null. */
function attempt<R>(open: OpenStorage, act: (storage: KeyValueStorage) => R): R | null {
  try {
    const storage = open();
    return storage && act(storage);
  } catch {
    return null;
  }
}

function parse<T>(text: string | null, { schema, defaults }: StoredSettingOptions<T>): T {
  if (text === null) return defaults;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : defaults;
  } catch {
    return defaults;
  }
}

/**
 * A value that outlasts a reload: read once, written at every change, and kept for the visit where
 * the storage is absent or refuses. docs/rules.md SET-3.
 */
export class StoredSetting<T> {
  private value: T;
  private wasLossTold = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: StoredSettingOptions<T>) {
    this.value = parse(
      attempt(options.open, (storage) => storage.getItem(options.key)),
      options,
    );
  }

  readonly current = (): T => this.value;

  /** Takes another value and answers whether it was stored. */
  readonly change = (value: T): boolean => {
    this.value = value;
    const { open, key } = this.options;
    const written = attempt(open, (storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    });
    for (const listener of this.listeners) listener();
    return written === true;
  };

  /** Whether it is still to be said that a change was not stored: yes to the first who asks. */
  readonly claimLossNotice = (): boolean => {
    const isFirst = !this.wasLossTold;
    this.wasLossTold = true;
    return isFirst;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
