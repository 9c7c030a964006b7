import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AwayWatch } from './AwayWatch';

const MINUTE = 60_000;
const onAway = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onAway.mockReset();
});
afterEach(() => vi.useRealTimers());

let limit: number | null;

/** A watch over a page of its own; the clock is that of the timers, unless one is given. */
function start(clock?: () => Date) {
  limit = 5 * MINUTE;
  const page = { window: new EventTarget(), document: new EventTarget() };
  const watch = new AwayWatch({ limit: () => limit, onAway, clock });
  const stop = watch.start(page.window, page.document);
  const touch = (type = 'pointerdown') => {
    const event = new Event(type, { cancelable: true });
    page.window.dispatchEvent(event);
    return event;
  };
  return { ...page, stop, touch, watch };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('while the page is awake', () => {
  it('tells after the time, not before, and once', () => {
    start();
    pass(5 * MINUTE - 1);
    expect(onAway).not.toHaveBeenCalled();
    pass(1);
    expect(onAway).toHaveBeenCalledOnce();
    pass(60 * MINUTE);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it.each(['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'])(
    'begins anew at every %s',
    (type) => {
      const { touch } = start();
      pass(4 * MINUTE);
      touch(type);
      pass(5 * MINUTE - 1);
      expect(onAway).not.toHaveBeenCalled();
      pass(1);
      expect(onAway).toHaveBeenCalledOnce();
    },
  );

  it('leaves a touch in time to the page', () => {
    const { touch } = start();
    expect(touch('keydown').defaultPrevented).toBe(false);
  });

  it('never tells where no time is set, and follows a change', () => {
    const { watch } = start();
    limit = null;
    watch.check();
    pass(24 * 60 * MINUTE);
    expect(onAway).not.toHaveBeenCalled();
    expect(watch.due).toBeNull();
    watch.seen();
    limit = MINUTE;
    watch.check();
    pass(MINUTE);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('begins anew when it is told that somebody is there', () => {
    const { watch } = start();
    pass(5 * MINUTE);
    watch.seen();
    pass(5 * MINUTE);
    expect(onAway).toHaveBeenCalledTimes(2);
  });

  it('knows when it is due', () => {
    const { touch, watch } = start();
    pass(MINUTE);
    touch();
    expect(watch.due).toBe(Date.now() + 5 * MINUTE);
  });

  it('tells nothing any more once it was stopped', () => {
    const { document, stop, touch } = start();
    stop();
    pass(60 * MINUTE);
    touch();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onAway).not.toHaveBeenCalled();
  });
});

describe('after the page has slept, and its timers with it', () => {
  /** A clock that goes on while the timers stand. */
  function asleep() {
    let now = 1_700_000_000_000;
    const started = start(() => new Date(now));
    return { ...started, sleep: (ms: number) => (now += ms) };
  }

  it.each([
    ['document', 'visibilitychange'],
    ['document', 'resume'],
    ['window', 'pageshow'],
    ['window', 'focus'],
  ] as const)('looks at the clock when the %s says %s', (target, type) => {
    const page = asleep();
    page.sleep(5 * MINUTE);
    expect(onAway).not.toHaveBeenCalled();
    page[target].dispatchEvent(new Event(type));
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('takes the first touch neither as being there nor to the page', () => {
    const { sleep, touch, window } = asleep();
    const onPage = vi.fn();
    window.addEventListener('pointerdown', onPage, { capture: true });
    sleep(5 * MINUTE);
    touch();
    expect(onAway).toHaveBeenCalledOnce();
    expect(onPage).not.toHaveBeenCalled();
    touch();
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('lets the first key write nothing, and the next ones do so', () => {
    const { sleep, touch } = asleep();
    sleep(5 * MINUTE);
    expect(touch('keydown').defaultPrevented).toBe(true);
    expect(touch('keydown').defaultPrevented).toBe(false);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('goes on where it was after a short nap', () => {
    const { document, sleep } = asleep();
    sleep(4 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onAway).not.toHaveBeenCalled();
    sleep(MINUTE);
    pass(MINUTE);
    expect(onAway).toHaveBeenCalledOnce();
  });

  it('is not put off by a clock that was set back', () => {
    const { document, sleep } = asleep();
    sleep(-60 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    sleep(5 * MINUTE);
    pass(5 * MINUTE);
    expect(onAway).toHaveBeenCalledOnce();
  });
});
