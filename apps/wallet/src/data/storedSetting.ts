import * as v from 'valibot';
import { attempt, erase, type OpenStorage } from './storage';

export interface StoredSettingOptions<T extends object> {
  key: string;
  /** Reads what was stored. What it refuses counts as damaged. */
  schema: v.GenericSchema<unknown, T>;
  /** What holds where nothing, or nothing readable, is stored. */
  defaults: T;
  /** The part that is the device's and not the person's: it outlasts a sign-out. @default nothing */
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
 * A value that outlasts a reload: read once, written at every change, and kept for the visit where
 * the storage is absent or refuses. docs/rules.md SET-3.
 */
export class StoredSetting<T extends object> {
  private value: T;
  private wasLossTold = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: StoredSettingOptions<T>) {
    this.value = this.read();
  }

  readonly current = (): T => this.value;

  /** What a server knows of it. */
  readonly initial = (): T => this.options.defaults;

  /** Takes another value and answers whether it was stored. */
  readonly change = (value: T): boolean => {
    this.value = value;
    const isStored = this.store(value);
    this.tell();
    return isStored;
  };

  /** Takes what another tab has stored. */
  readonly reread = (): void => {
    this.value = this.read();
    this.tell();
  };

  /**
   * Puts back the defaults, save what is the device's, and removes the rest from the storage. Answers
   * whether it is gone from there. docs/rules.md SIGNOUT-7.
   */
  readonly forget = (): boolean => {
    const { defaults, key, ofDevice, open } = this.options;
    const kept = ofDevice?.(this.value) ?? {};
    this.value = { ...defaults, ...kept };
    this.wasLossTold = false;
    const isGone = erase(open, key);
    if (isGone && !isPartOf(kept, defaults)) this.store(kept);
    this.tell();
    return isGone;
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

  private tell() {
    for (const listener of this.listeners) listener();
  }
}

/** Whether every field is as it is in the whole. */
const isPartOf = <T extends object>(part: Partial<T>, whole: T) =>
  (Object.keys(part) as (keyof T)[]).every((field) => part[field] === whole[field]);
