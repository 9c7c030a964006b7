import * as v from 'valibot';
import { attempt, erase, type OpenStorage } from './storage';

export interface StoredSettingOptions<T extends object> {
  key: string;
  /** Parses the stored value. Invalid values count as damaged. */
  schema: v.GenericSchema<unknown, T>;
  /** Used if no valid value is stored. */
  defaults: T;
  /** The part that belongs to the device: kept after sign-out. @default nothing */
  ofDevice?: (value: T) => Partial<T>;
  open: OpenStorage;
}

function parse<T extends object>(
  text: string | null,
  { schema, defaults }: StoredSettingOptions<T>,
): T {
  if (text === null) return defaults;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : defaults;
  } catch {
    return defaults;
  }
}

/**
 * A value that survives a reload: read once and written at every change. Kept in memory if the storage is absent
 * or throws. docs/rules.md SET-3.
 */
export class StoredSetting<T extends object> {
  private value: T;
  private hasReportedLoss = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: StoredSettingOptions<T>) {
    this.value = this.read();
  }

  readonly current = (): T => this.value;

  /** The snapshot for server rendering. */
  readonly initial = (): T => this.options.defaults;

  /** Sets the value and returns whether it was stored. */
  readonly change = (value: T): boolean => {
    this.value = value;
    const isStored = this.store(value);
    this.notify();
    return isStored;
  };

  /** Reads the value that another tab has stored. */
  readonly reread = (): void => {
    this.value = this.read();
    this.notify();
  };

  /**
   * Restores the defaults except for the device's part, and removes the rest from the storage. Returns whether
   * it was removed. docs/rules.md SIGNOUT-7.
   */
  readonly forget = (): boolean => {
    const { defaults, key, ofDevice, open } = this.options;
    const kept = ofDevice?.(this.value) ?? {};
    this.value = { ...defaults, ...kept };
    this.hasReportedLoss = false;
    const isGone = erase(open, key);
    if (isGone && !isPartOf(kept, defaults)) this.store(kept);
    this.notify();
    return isGone;
  };

  /** Returns true once: the caller then reports that a change was not stored. */
  readonly claimLossNotice = (): boolean => {
    const isFirst = !this.hasReportedLoss;
    this.hasReportedLoss = true;
    return isFirst;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private read(): T {
    const { key, open } = this.options;
    return parse(
      attempt(open, (storage) => storage.getItem(key)),
      this.options,
    );
  }

  private store(value: Partial<T>): boolean {
    const { key, open } = this.options;
    const written = attempt(open, (storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    });
    return written === true;
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}

/** Whether every field of the part equals the whole's. */
const isPartOf = <T extends object>(part: Partial<T>, whole: T) =>
  (Object.keys(part) as (keyof T)[]).every((field) => part[field] === whole[field]);
