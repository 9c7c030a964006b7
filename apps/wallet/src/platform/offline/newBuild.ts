import { createStore } from 'zustand/vanilla';
import { withStorage, removeItem, type OpenStorage } from '../storage/storage';

export type NewBuildState =
  | 'none'
  /** Installed but not yet applied. */
  | 'waiting'
  /** The user applied the build while another tab was busy. Becomes `waiting` once that tab is no longer busy. */
  | 'held-up';

/** A Web Lock: shared by tabs that must not reload now, exclusive to the tab that applies a build. */
const BUSY_LOCK = 'rad-wallet/busy';

/**
 * Maximum wait for the new worker to take over, in ms. If a request wakes the old worker, Chromium gives up and tries
 * again only after a reload.
 */
const ACTIVATION_MS = 2000;

const RELOAD_FLAG_KEY = 'rad-wallet/hand-over';

export interface UpdateReloadFlag {
  set(): void;
  /** Clears the flag and returns whether it was set. */
  take(): boolean;
}

/** Without storage, the flag is never set, and the page may show the old build once more. */
export const createUpdateReloadFlag = (open: OpenStorage): UpdateReloadFlag => ({
  set() {
    withStorage(open, (storage) => storage.setItem(RELOAD_FLAG_KEY, 'true'));
  },
  take() {
    const isSet = withStorage(open, (storage) => storage.getItem(RELOAD_FLAG_KEY)) !== null;
    // A flag that cannot be removed counts as unset, because otherwise the page would reload forever.
    return removeItem(open, RELOAD_FLAG_KEY) && isSet;
  },
});

export interface BrowserApis {
  locks?: Pick<LockManager, 'request'>;
  container?: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  reloadFlag: UpdateReloadFlag;
  reload: () => void;
}

type Registration = Pick<
  ServiceWorkerRegistration,
  'active' | 'addEventListener' | 'installing' | 'waiting'
>;

/**
 * Switches to the new build on request as soon as no tab is busy, because all tabs share one service worker.
 * docs/rules.md OFFLINE-6.
 */
export class NewBuild {
  private readonly state = createStore<NewBuildState>(() => 'none');
  private registration: Registration | null = null;
  /** Releases the lock that this tab holds while it is busy. */
  private release: (() => void) | null = null;
  /** Whether the new worker controls this tab, which still shows the old build. */
  private isTaken = false;
  private activationTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: BrowserApis) {
    let isControlled = Boolean(host.container?.controller);
    host.container?.addEventListener('controllerchange', () => {
      // This or another tab has applied the build. The first worker that controls the page is not a new build.
      this.isTaken ||= isControlled;
      if (this.isTaken) this.reloadUnlessBusy();
      isControlled = true;
    });
  }

  readonly current = this.state.getState;

  readonly subscribe = this.state.subscribe;

  /** Starts to offer builds: a waiting one, and those found while the page is open. */
  registered(registration: Registration): void {
    this.registration = registration;
    registration.addEventListener('updatefound', () => this.followInstalling(registration));
    this.followInstalling(registration);
    if (registration.waiting) this.state.setState('waiting');
    // If the page reloaded to switch builds and no build is waiting, it may still show the old one.
    if (!this.host.reloadFlag.take() || registration.waiting) return;
    this.isTaken = true;
    this.reloadUnlessBusy();
  }

  /** Publishes to all tabs whether this one must not be reloaded. */
  setBusy(isBusy: boolean): void {
    if (!isBusy) {
      this.release?.();
      this.release = null;
      // The new worker had taken over while this tab was busy.
      if (this.isTaken) this.reloadUnlessBusy();
    } else if (!this.release) {
      const held = new Promise<void>((resolve) => (this.release = resolve));
      void this.host.locks?.request(BUSY_LOCK, { mode: 'shared' }, () => held);
    }
  }

  readonly apply = async (): Promise<void> => {
    await this.host.locks?.request(BUSY_LOCK, { ifAvailable: true }, (lock) => {
      if (lock) this.take();
      else if (this.state.getState() !== 'held-up') void this.waitUntilFree();
    });
  };

  private followInstalling({ active, installing }: Registration) {
    // The first worker becomes active without waiting.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') this.state.setState('waiting');
    });
  }

  private take() {
    this.registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    clearTimeout(this.activationTimer);
    this.activationTimer = setTimeout(() => {
      if (this.release) return;
      this.host.reloadFlag.set();
      this.host.reload();
    }, ACTIVATION_MS);
  }

  private reloadUnlessBusy() {
    clearTimeout(this.activationTimer);
    if (!this.release) this.host.reload();
  }

  /** Waits for the exclusive lock, which is granted once no tab is busy. */
  private async waitUntilFree(): Promise<void> {
    this.state.setState('held-up');
    await this.host.locks?.request(BUSY_LOCK, () => this.state.setState('waiting'));
  }
}
