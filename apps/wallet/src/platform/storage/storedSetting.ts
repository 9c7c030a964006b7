import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStorage, removeItem, type OpenStorage } from './storage';

export interface StoredSettingOptions<T extends object> {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  defaults: T;
  /** Selects the fields that belong to the device and survive a sign-out. @default nothing */
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

/** Reads the storage once and writes every change; works in memory if it is unavailable. docs/rules.md SET-3. */
export class StoredSetting<T extends object> {
  private readonly value: StoreApi<T>;
  private hasReportedLoss = false;

  constructor(private readonly options: StoredSettingOptions<T>) {
    this.value = createStore(() => this.read());
  }

  readonly current = (): T => this.value.getState();

  readonly initial = (): T => this.options.defaults;

  /** Returns whether the value was stored. */
  readonly change = (value: T): boolean => {
    const isStored = this.store(value);
    this.value.setState(value, true);
    return isStored;
  };

  readonly reread = (): void => {
    this.value.setState(this.read(), true);
  };

  /** Resets all fields except the device's. Returns whether the old values were removed. docs/rules.md SIGNOUT-7. */
  readonly forget = (): boolean => {
    const { defaults, key, ofDevice, open } = this.options;
    const kept = ofDevice?.(this.current()) ?? {};
    this.hasReportedLoss = false;
    const isGone = removeItem(open, key);
    if (isGone && !hasSameValues(kept, defaults)) this.store(kept);
    this.value.setState({ ...defaults, ...kept }, true);
    return isGone;
  };

  /** Returns true only once, so that the user is notified only once that changes are not stored. */
  readonly claimLossNotice = (): boolean => {
    const isFirst = !this.hasReportedLoss;
    this.hasReportedLoss = true;
    return isFirst;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.value.subscribe(listener);

  private read(): T {
    const { key, open } = this.options;
    return parse(
      withStorage(open, (storage) => storage.getItem(key)),
      this.options,
    );
  }

  private store(value: Partial<T>): boolean {
    const { key, open } = this.options;
    const written = withStorage(open, (storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    });
    return written === true;
  }
}

const hasSameValues = <T extends object>(part: Partial<T>, whole: T) =>
  (Object.keys(part) as (keyof T)[]).every((field) => part[field] === whole[field]);
