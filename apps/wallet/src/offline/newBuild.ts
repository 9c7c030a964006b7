import type { Workbox } from 'workbox-window';
import type { HandOverMark } from './handOverMark';

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

/**
 * How long the browser may take to hand a tab over to the build that was asked for, ms. Chromium gives it up when
 * a request of any tab wakes the older worker in that instant, and tries again once a page is loaded anew.
 */
const HAND_OVER_MS = 2000;

/** What of the browser a new build needs. */
export interface Host {
  worker: Pick<Workbox, 'addEventListener' | 'messageSkipWaiting'>;
  locks?: Pick<LockManager, 'request'>;
  /** Whether a worker answers for this page, and when another one does: told before any is registered. */
  container?: Pick<ServiceWorkerContainer, 'addEventListener' | 'controller'>;
  mark: HandOverMark;
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
  /** The new build answers for this tab, which still shows the older one. */
  private isTaken = false;
  private handOver: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: Host) {
    host.worker.addEventListener('waiting', () => this.go('waiting'));
    let isControlled = Boolean(host.container?.controller);
    host.container?.addEventListener('controllerchange', () => {
      // Taken by this tab or by another one. The first worker of all is no new build.
      this.isTaken ||= isControlled;
      if (this.isTaken) this.reloadUnlessBusy();
      isControlled = true;
    });
  }

  readonly current = (): NewBuildState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * To be told once the worker is registered. A page that was loaded anew to be handed over, and finds no build
   * waiting any more, was handed over while it was loaded: it may still show the older one.
   */
  registered(isOneWaiting: boolean): void {
    if (!this.host.mark.take() || isOneWaiting) return;
    this.isTaken = true;
    this.reloadUnlessBusy();
  }

  /** Has every tab know whether this one may be reloaded. */
  setBusy(isBusy: boolean): void {
    if (!isBusy) {
      this.release?.();
      this.release = null;
      // It was taken late, in the midst of what this tab was busy with.
      if (this.isTaken) this.reloadUnlessBusy();
    } else if (!this.release) {
      const held = new Promise<void>((resolve) => (this.release = resolve));
      void this.host.locks?.request(LOCK, { mode: 'shared' }, () => held);
    }
  }

  /** Takes the build, if no tab is busy; all are reloaded then. */
  readonly apply = async (): Promise<void> => {
    await this.host.locks?.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) this.take();
      else if (this.state !== 'held-up') void this.waitUntilFree();
    });
  };

  private take() {
    this.host.worker.messageSkipWaiting();
    clearTimeout(this.handOver);
    this.handOver = setTimeout(() => {
      if (this.release) return;
      this.host.mark.set();
      this.host.reload();
    }, HAND_OVER_MS);
  }

  private reloadUnlessBusy() {
    clearTimeout(this.handOver);
    if (!this.release) this.host.reload();
  }

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
