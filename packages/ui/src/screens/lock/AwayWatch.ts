import type { Clock } from '../../hooks/useClock';

/** User activity. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Events when a page wakes up; its timers may have been suspended. */
const WAKES = ['focus', 'pageshow', 'resume', 'visibilitychange'] as const;

/** Passive, so that scrolling is not delayed; except keydown, which may be prevented. */
const listening = (sign: (typeof SIGNS)[number]) => ({
  capture: true,
  passive: sign !== 'keydown',
});

export interface AwayWatchOptions {
  /** Returns the idle limit, ms; null for none. Called on every check. */
  limit: () => number | null;
  /** Called once when the limit is reached; `seen` restarts the timer. */
  onAway: () => void;
  /** @default the device's clock */
  clock?: Clock;
}

/**
 * Reports when the wallet has been idle for some time; a hidden tab is idle. Compares clock times,
 * since timers are suspended while a phone sleeps. docs/rules.md LOCK-1.
 */
export class AwayWatch {
  private seenAt: number;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: AwayWatchOptions) {
    this.seenAt = this.now();
  }

  /** Time at which the limit is reached, ms since the epoch; null for never. */
  get due(): number | null {
    const limit = this.options.limit();
    return limit === null ? null : this.seenAt + limit;
  }

  /** Starts listening for activity. Returns a function that stops it. */
  start(window: EventTarget, document: EventTarget): () => void {
    // In the capture phase on window, so that it runs before the page's handlers: see `onActivity`.
    for (const sign of SIGNS) window.addEventListener(sign, this.onSign, listening(sign));
    for (const wake of WAKES) {
      window.addEventListener(wake, this.check);
      document.addEventListener(wake, this.check);
    }
    this.seen();
    return () => {
      clearTimeout(this.timer);
      for (const sign of SIGNS) window.removeEventListener(sign, this.onSign, listening(sign));
      for (const wake of WAKES) {
        window.removeEventListener(wake, this.check);
        document.removeEventListener(wake, this.check);
      }
    };
  }

  /** Restarts the idle timer. */
  seen(): void {
    this.isOver = false;
    this.seenAt = this.now();
    this.check();
  }

  /** Calls `onIdle` if the limit is reached, else schedules the next check. */
  readonly check = (): void => {
    clearTimeout(this.timer);
    // A clock that was set back must not postpone the lock.
    this.seenAt = Math.min(this.seenAt, this.now());
    const { due } = this;
    if (due === null || this.isOver) return;
    const left = due - this.now();
    if (left > 0) {
      this.timer = setTimeout(this.check, left);
      return;
    }
    this.isOver = true;
    this.options.onAway();
  };

  /** The touch that wakes a phone may be the first event. It must not count as activity. */
  private readonly onSign = (event: Event): void => {
    if (this.isOver) return;
    const { due } = this;
    if (due === null || this.now() < due) {
      this.seenAt = this.now();
      return;
    }
    // Nor may the page, which is about to be covered, handle it.
    event.stopImmediatePropagation();
    if (event.type === 'keydown') event.preventDefault();
    this.check();
  };

  private now(): number {
    return (this.options.clock?.() ?? new Date()).getTime();
  }
}
