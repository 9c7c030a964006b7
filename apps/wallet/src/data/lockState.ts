import type { Clock } from '@rad-wallet/ui/provider';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { withStorage, removeItem, createPerDevice, type OpenStorage } from './storage';

/**
 * Key of the time at which the wallet locks, in ms since 1970; 0 while it is locked. `index.html` reads it before the
 * first paint: docs/rules.md LOCK-4.
 */
export const LOCK_DUE_KEY = 'rad-wallet/lock-due';

/** Stores whether the wallet is locked, in session storage, because a reload must not unlock it. */
export class LockState {
  private readonly locked: StoreApi<boolean>;
  readonly subscribe: StoreApi<boolean>['subscribe'];

  constructor(
    private readonly open: OpenStorage,
    clock: Clock = () => new Date(),
  ) {
    const due = withStorage(open, (storage) => storage.getItem(LOCK_DUE_KEY));
    // An invalid time is treated as past, which locks the wallet.
    this.locked = createStore(() => due !== null && !(clock().getTime() < Number(due)));
    this.subscribe = this.locked.subscribe;
  }

  get isLocked(): boolean {
    return this.locked.getState();
  }

  lock(): void {
    this.write(0);
    this.locked.setState(true);
  }

  /** Unlocks the wallet and returns whether the stored time was removed. */
  unlock(): boolean {
    const isGone = removeItem(this.open, LOCK_DUE_KEY);
    this.locked.setState(false);
    return isGone;
  }

  /**
   * Stores the time at which the wallet locks, in case the page is discarded and reloaded later; null for never. Has no
   * effect while the wallet is locked.
   */
  note(due: number | null): void {
    if (this.isLocked) return;
    if (due === null) removeItem(this.open, LOCK_DUE_KEY);
    else this.write(due);
  }

  private write(due: number) {
    withStorage(this.open, (storage) => storage.setItem(LOCK_DUE_KEY, String(due)));
  }
}

/** Returns the lock state of a device. */
export const getLock = createPerDevice(({ openSession }) => new LockState(openSession));
