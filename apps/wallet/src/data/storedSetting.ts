import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
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
  private readonly value: StoreApi<T>;
  private hasReportedLoss = false;

  constructor(private readonly options: StoredSettingOptions<T>) {
    this.value = createStore(() => this.read());
  }

  readonly current = (): T => this.value.getState();

  /** The snapshot for server rendering. */
  readonly initial = (): T => this.options.defaults;

  /** Sets the value and returns whether it was stored. */
  readonly change = (value: T): boolean => {
    const isStored = this.store(value);
    this.value.setState(value, true);
    return isStored;
  };

  /** Reads the value that another tab has stored. */
  readonly reread = (): void => {
    this.value.setState(this.read(), true);
  };

  /**
   * Restores the defaults except for the device's part, and removes the rest from the storage. Returns whether
   * it was removed. docs/rules.md SIGNOUT-7.
   */
  readonly forget = (): boolean => {
    const { defaults, key, ofDevice, open } = this.options;
    const kept = ofDevice?.(this.current()) ?? {};
    this.hasReportedLoss = false;
    const isGone = erase(open, key);
    if (isGone && !hasSameValues(kept, defaults)) this.store(kept);
    this.value.setState({ ...defaults, ...kept }, true);
    return isGone;
  };

  /** Returns true once: the caller then reports that a change was not stored. */
  readonly claimLossNotice = (): boolean => {
    const isFirst = !this.hasReportedLoss;
    this.hasReportedLoss = true;
    return isFirst;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.value.subscribe(listener);

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
}

/** Whether every field of the part equals the whole's. */
const hasSameValues = <T extends object>(part: Partial<T>, whole: T) =>
  (Object.keys(part) as (keyof T)[]).every((field) => part[field] === whole[field]);
