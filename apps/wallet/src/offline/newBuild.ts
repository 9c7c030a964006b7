import type { Workbox } from 'workbox-window';

/** A new build, as far as this tab is concerned. */
export type NewBuildState =
  /** There is none. */
  | 'none'
  /** It is there and waits. */
  | 'waiting'
  /** It was asked for, and money moves in another tab; when that is over it waits again. */
  | 'held-up';

/**
 * Held in common by every tab that must not be reloaded now; alone, for an instant, by the one that takes a
 * build or has waited until it could.
 */
const LOCK = 'rad-wallet/busy';

/** What of the browser a new build needs. */
export interface Host {
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;
  locks?: Pick<LockManager, 'request'>;
  /** Whether a worker answered for this page from the beginning. */
  isControlled: boolean;
  reload: () => void;
}

/**
 * A build that has come while an older one runs. It waits until it is asked for, and then until no tab is
 * busy: the tabs of a wallet share one worker, and the older one's files go with it. docs/rules.md OFFLINE-6.
 */
export class NewBuild {
  private state: NewBuildState = 'none';
  private readonly listeners = new Set<() => void>();
  /** Gives the lock back that this tab holds while it is busy. */
  private release: (() => void) | null = null;

  constructor(private readonly host: Host) {
    host.worker.addEventListener('waiting', () => this.go('waiting'));
    let { isControlled } = host;
    host.worker.addEventListener('controlling', () => {
      // Taken by this tab or by another one, none of which is busy then. The first worker of all is no new build.
      if (isControlled) host.reload();
      isControlled = true;
    });
  }

  readonly current = (): NewBuildState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Has every tab know whether this one may be reloaded. */
  setBusy(isBusy: boolean): void {
    if (!isBusy) {
      this.release?.();
      this.release = null;
    } else if (!this.release) {
      const held = new Promise<void>((resolve) => (this.release = resolve));
      void this.host.locks?.request(LOCK, { mode: 'shared' }, () => held);
    }
  }

  /** Takes the build, if no tab is busy; all are reloaded then. */
  readonly apply = async (): Promise<void> => {
    await this.host.locks?.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) this.host.worker.messageSkipWaiting();
      else if (this.state !== 'held-up') void this.waitUntilFree();
    });
  };

  /** Says that it is held up for as long as that is true: nobody has the lock alone while a tab is busy. */
  private async waitUntilFree(): Promise<void> {
    this.go('held-up');
    await this.host.locks?.request(LOCK, () => this.go('waiting'));
  }

  private go(state: NewBuildState) {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
