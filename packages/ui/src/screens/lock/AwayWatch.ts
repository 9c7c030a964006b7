import type { Clock } from '../../hooks/useClock';

/** What only somebody who is there does. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** When a page wakes up: its timers may have slept meanwhile, as they do in a pocket. */
const WAKES = ['focus', 'pageshow', 'resume', 'visibilitychange'] as const;

/** Scrolling and drawing wait for no listener; a key has to, since it may write into the page. */
const listening = (sign: (typeof SIGNS)[number]) => ({
  capture: true,
  passive: sign !== 'keydown',
});

/** What is watched, and who is told. */
export interface AwayWatchOptions {
  /** How long nobody may be there, ms; null for as long as they like. Asked anew each time. */
  limit: () => number | null;
  /** The time is over. Told once; `seen` begins it anew. */
  onAway: () => void;
  /** @default the device's clock */
  clock?: Clock;
}

/**
 * Tells when nobody has touched the wallet for some time. A hidden tab is touched by nobody. The time is
 * read off the clock, never counted by timers, which stand still while a phone sleeps. docs/rules.md LOCK-1.
 */
export class AwayWatch {
  private seenAt: number;
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: AwayWatchOptions) {
    this.seenAt = this.now();
  }

  /** When the time will be over, ms since 1970; null for never. */
  get due(): number | null {
    const limit = this.options.limit();
    return limit === null ? null : this.seenAt + limit;
  }

  /** Listens for signs of life; answers how to stop. */
  start(window: EventTarget, document: EventTarget): () => void {
    // First of all listeners, and before the page's own: see `onSign`.
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

  /** Somebody is there. */
  seen(): void {
    this.isOver = false;
    this.seenAt = this.now();
    this.check();
  }

  /** Looks at the clock: tells if the time is over, else comes back when it will be. */
  readonly check = (): void => {
    clearTimeout(this.timer);
    // A clock that was set back would put the end off for as long.
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

  /** The touch that wakes a phone may come before anything else: it must not count as having been there. */
  private readonly onSign = (event: Event): void => {
    if (this.isOver) return;
    const { due } = this;
    if (due === null || this.now() < due) {
      this.seenAt = this.now();
      return;
    }
    // Nor may it do anything to what is about to be covered.
    event.stopImmediatePropagation();
    if (event.type === 'keydown') event.preventDefault();
    this.check();
  };

  private now(): number {
    return (this.options.clock?.() ?? new Date()).getTime();
  }
}
