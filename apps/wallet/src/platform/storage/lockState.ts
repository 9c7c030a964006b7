import { AUTO_LOCKS } from '@rad-wallet/ui/features/app-settings';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStorage, removeItem, createPerDevice, type OpenStorage } from './storage';

/**
 * Time at which the wallet locks, in ms since 1970; 0 while it is locked. `index.html` reads it: docs/rules.md LOCK-4.
 */
export const LOCK_DUE_KEY = 'rad-wallet/lock-due';

/** '1' from the moment a tab locks until one unlocks. docs/rules.md LOCK-9. */
export const LOCKED_KEY = 'rad-wallet/locked';

const MINUTE = 60_000;

/** The longest auto-lock time, in ms. */
const LONGEST_WAIT =
  Math.max(...AUTO_LOCKS.map((option) => (option === 'never' ? 0 : Number(option)))) * MINUTE;

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
    this.locked = createStore(() => this.isDue());
    this.subscribe = this.locked.subscribe;
    if (this.isLocked || this.isNewBesideLocked()) this.lock();
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
    if (this.isDue()) this.lock();
  }

  /** Returns whether the stored time and the shared record were removed. */
  unlock(): boolean {
    const isGone = removeItem(this.open, LOCK_DUE_KEY);
    const isSharedGone = removeItem(this.openShared, LOCKED_KEY);
    this.locked.setState(false);
    return isGone && isSharedGone;
  }

  /** Stores when the wallet will lock, in case the page is discarded; null for never. No effect while locked. */
  saveLockTime(due: number | null): void {
    if (this.isLocked) return;
    if (due === null) removeItem(this.open, LOCK_DUE_KEY);
    else this.write(due);
  }

  /**
   * An invalid time counts as past, which locks the wallet. So does a time too far ahead, because setting the device
   * clock back must not postpone the lock.
   */
  private isDue(): boolean {
    const due = withStorage(this.open, (storage) => storage.getItem(LOCK_DUE_KEY));
    const wait = Number(due) - this.now();
    return due !== null && !(wait > 0 && wait <= LONGEST_WAIT);
  }

  /** A tab with a stored time is not new. */
  private isNewBesideLocked(): boolean {
    const due = withStorage(this.open, (storage) => storage.getItem(LOCK_DUE_KEY));
    if (due !== null) return false;
    return withStorage(this.openShared, (storage) => storage.getItem(LOCKED_KEY)) === '1';
  }

  private write(due: number) {
    withStorage(this.open, (storage) => storage.setItem(LOCK_DUE_KEY, String(due)));
  }
}

export const getLock = createPerDevice(
  ({ openSession, openLocal }) => new LockState(openSession, Date.now, openLocal),
);
