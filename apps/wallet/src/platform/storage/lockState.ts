import { AUTO_LOCKS } from '@rad-wallet/ui/features/app-settings';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStorage, removeItem, createPerDevice, type OpenStorage } from './storage';

/**
 * Time at which the wallet locks, in ms since 1970; 0 while it is locked. In session storage for this tab, and in local
 * storage for tabs that open later. `index.html` reads both: docs/rules.md LOCK-4, LOCK-10.
 */
export const LOCK_DUE_KEY = 'rad-wallet/lock-due';

/** '1' from the moment a tab locks until one unlocks. docs/rules.md LOCK-9. */
export const LOCKED_KEY = 'rad-wallet/locked';

/** Stored for this tab while it is visible. At the start, the tab has ended without an event, such as in a crash. */
const OPEN = 'open';

/** Stored for this tab when it is hidden or left and has no time at which it locks. */
const NEVER = 'never';

const MINUTE = 60_000;

/** The longest auto-lock time, in ms. */
const LONGEST_WAIT =
  Math.max(...AUTO_LOCKS.map((option) => (option === 'never' ? 0 : Number(option)))) * MINUTE;

const readDue = (open: OpenStorage) =>
  withStorage(open, (storage) => storage.getItem(LOCK_DUE_KEY));

/** Uses session storage, because a reload must not unlock the wallet. */
export class LockState {
  private readonly locked: StoreApi<boolean>;
  readonly subscribe: StoreApi<boolean>['subscribe'];

  /** @param openShared The storage of all tabs; by default, a tab does not lock new tabs. */
  constructor(
    private readonly open: OpenStorage,
    private readonly now = Date.now,
    private readonly openShared: OpenStorage = () => null,
  ) {
    this.locked = createStore(() => this.isDue(open) || this.isLockedAtStart());
    this.subscribe = this.locked.subscribe;
    if (this.isLocked) this.lock();
  }

  get isLocked(): boolean {
    return this.locked.getState();
  }

  lock(): void {
    this.write(0);
    withStorage(this.openShared, (storage) => storage.setItem(LOCKED_KEY, '1'));
    this.locked.setState(true);
  }

  /**
   * Locks if the stored time has passed. While this page is in the back-forward cache, another page of this tab can
   * store a time.
   */
  reread(): void {
    if (this.isDue(this.open)) this.lock();
  }

  /** Returns whether the stored times and the shared record were removed. */
  unlock(): boolean {
    const isGone = removeItem(this.open, LOCK_DUE_KEY);
    const areSharedGone = [LOCKED_KEY, LOCK_DUE_KEY].map((key) => removeItem(this.openShared, key));
    this.locked.setState(false);
    return isGone && !areSharedGone.includes(false);
  }

  /** Stores that the page is in use. No effect while locked. */
  saveOpen(): void {
    if (!this.isLocked) this.write(OPEN);
  }

  /** Stores the time at which the wallet locks, in case the page is discarded; null for never. No effect while locked. */
  saveLockTime(due: number | null): void {
    if (!this.isLocked) this.write(due ?? NEVER);
  }

  /**
   * Stores when the wallet locks for tabs that open later, in case it is closed; null for never, 0 to lock each of them.
   * No effect while locked.
   */
  saveDeviceLockTime(due: number | null): void {
    if (this.isLocked) return;
    if (due === null) removeItem(this.openShared, LOCK_DUE_KEY);
    else withStorage(this.openShared, (storage) => storage.setItem(LOCK_DUE_KEY, String(due)));
  }

  /**
   * An invalid time counts as past, which locks the wallet. So does a time too far ahead, because setting the device
   * clock back must not postpone the lock.
   */
  private isDue(open: OpenStorage): boolean {
    const due = readDue(open);
    const wait = Number(due) - this.now();
    return due !== null && due !== OPEN && due !== NEVER && !(wait > 0 && wait <= LONGEST_WAIT);
  }

  /** A tab that stored a time when it was left is loaded again. Browsers restore other tabs after a crash or restart. */
  private isLockedAtStart(): boolean {
    const due = readDue(this.open);
    if (due !== null && due !== OPEN) return false;
    const isLocked = withStorage(this.openShared, (storage) => storage.getItem(LOCKED_KEY)) === '1';
    return isLocked || this.isDue(this.openShared);
  }

  private write(due: number | string) {
    withStorage(this.open, (storage) => storage.setItem(LOCK_DUE_KEY, String(due)));
  }
}

export const getLock = createPerDevice(
  ({ openSession, openLocal }) => new LockState(openSession, Date.now, openLocal),
);
