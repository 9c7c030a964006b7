import type { Clock } from '@rad-wallet/ui/provider';
import { perDevice } from './perDevice';
import { attempt, erase, type OpenStorage } from './storage';

/**
 * When the wallet locks, ms since 1970; 0 while it is locked. `index.html` reads this record before the first
 * paint: docs/rules.md LOCK-4.
 */
export const LOCK_DUE_KEY = 'rad-wallet/lock-due';

/** Whether the wallet is locked. In session storage, so that a reload does not unlock it. */
export class LockState {
  private locked: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly open: OpenStorage,
    clock: Clock = () => new Date(),
  ) {
    const due = attempt(open, (storage) => storage.getItem(LOCK_DUE_KEY));
    // An invalid time counts as past.
    this.locked = due !== null && !(clock().getTime() < Number(due));
  }

  get isLocked(): boolean {
    return this.locked;
  }

  lock(): void {
    this.locked = true;
    this.write(0);
    this.notify();
  }

  /** Unlocks, and returns whether the record was removed. */
  unlock(): boolean {
    this.locked = false;
    const isGone = erase(this.open, LOCK_DUE_KEY);
    this.notify();
    return isGone;
  }

  /**
   * Stores when the wallet locks, for a page that is discarded and reloaded later; null for never. No effect
   * while locked.
   */
  note(due: number | null): void {
    if (this.locked) return;
    if (due === null) erase(this.open, LOCK_DUE_KEY);
    else this.write(due);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private write(due: number) {
    attempt(this.open, (storage) => storage.setItem(LOCK_DUE_KEY, String(due)));
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}

/** The lock of a device. */
export const lockOf = perDevice(({ openSession }) => new LockState(openSession));
