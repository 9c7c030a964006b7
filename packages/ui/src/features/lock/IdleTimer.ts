import type { Clock } from '../../hooks/useClock';

const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Events dispatched when a page wakes up, after its timers may have been suspended. */
const WAKE_EVENTS = ['focus', 'pageshow', 'resume', 'visibilitychange'] as const;

/** Passive, so that scrolling is not delayed; except `keydown`, whose default action may be prevented. */
const getListenerOptions = (type: (typeof ACTIVITY_EVENTS)[number]) => ({
  capture: true,
  passive: type !== 'keydown',
});

export interface IdleTimerOptions {
  /** Returns the idle limit, in ms; null for no limit. Called on every check. */
  getLimit: () => number | null;
  /** Called once when the limit is reached; `reset` restarts the timer. */
  onIdle: () => void;
  /** @default the device's clock */
  clock?: Clock;
}

/**
 * Calls `onIdle` when the wallet has been idle for the limit, including in a hidden tab. Compares clock times, because
 * timers are suspended while a phone sleeps. docs/rules.md LOCK-1.
 */
export class IdleTimer {
  private lastActivity: number;
  private isIdle = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: IdleTimerOptions) {
    this.lastActivity = this.now();
  }

  /** Time at which the limit is reached, in ms since the epoch; null for no limit. */
  get deadline(): number | null {
    const limit = this.options.getLimit();
    return limit === null ? null : this.lastActivity + limit;
  }

  start(window: EventTarget, document: EventTarget): () => void {
    // Capture on window, so that the listener runs before the page's handlers: see `onActivity`.
    for (const type of ACTIVITY_EVENTS)
      window.addEventListener(type, this.onActivity, getListenerOptions(type));
    for (const type of WAKE_EVENTS) {
      window.addEventListener(type, this.check);
      document.addEventListener(type, this.check);
    }
    this.reset();
    return () => {
      clearTimeout(this.timer);
      for (const type of ACTIVITY_EVENTS)
        window.removeEventListener(type, this.onActivity, getListenerOptions(type));
      for (const type of WAKE_EVENTS) {
        window.removeEventListener(type, this.check);
        document.removeEventListener(type, this.check);
      }
    };
  }

  reset(): void {
    this.isIdle = false;
    this.lastActivity = this.now();
    this.check();
  }

  readonly check = (): void => {
    clearTimeout(this.timer);
    // Setting the device's clock back must not postpone the lock.
    this.lastActivity = Math.min(this.lastActivity, this.now());
    const { deadline } = this;
    if (deadline === null || this.isIdle) return;
    const left = deadline - this.now();
    if (left > 0) {
      this.timer = setTimeout(this.check, left);
      return;
    }
    this.isIdle = true;
    this.options.onIdle();
  };

  /** The touch that wakes a phone may be the first event after the limit; it does not count as activity. */
  private readonly onActivity = (event: Event): void => {
    if (this.isIdle) return;
    const { deadline } = this;
    if (deadline === null || this.now() < deadline) {
      this.lastActivity = this.now();
      return;
    }
    // The page is about to be covered and must not handle the event.
    event.stopImmediatePropagation();
    if (event.type === 'keydown') event.preventDefault();
    this.check();
  };

  private now(): number {
    return (this.options.clock?.() ?? new Date()).getTime();
  }
}
