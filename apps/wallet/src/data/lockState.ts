import type { Clock } from '@rad-wallet/ui/provider';
import { perDevice } from './perDevice';
import { attempt, erase, type OpenStorage } from './storage';

/**
 * When the lock is due, ms since 1970; 0 while it is closed. `index.html` reads this record before the
 * first paint: docs/rules.md LOCK-4.
 */
export const LOCK_DUE_KEY = 'rad-wallet/lock-due';

/** Whether the wallet is locked. Kept in the session, so that a reload does not open it. */
export class LockState {
  private locked: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly open: OpenStorage,
    clock: Clock = () => new Date(),
  ) {
    const due = attempt(open, (storage) => storage.getItem(LOCK_DUE_KEY));
    // What is no number counts as due.
    this.locked = due !== null && !(clock().getTime() < Number(due));
  }

  get isLocked(): boolean {
    return this.locked;
  }

  lock(): void {
    this.locked = true;
    this.write(0);
    this.tell();
  }

  /** Opens the lock, and answers whether its record is gone. */
  unlock(): boolean {
    this.locked = false;
    const isGone = erase(this.open, LOCK_DUE_KEY);
    this.tell();
    return isGone;
  }

  /**
   * Notes when the lock is due, for a page that may be thrown away and come back later; null for never.
   * A lock that is closed stays so.
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

  private tell() {
    for (const listener of this.listeners) listener();
  }
}

/** The lock of a device. */
export const lockOf = perDevice(({ openSession }) => new LockState(openSession));
