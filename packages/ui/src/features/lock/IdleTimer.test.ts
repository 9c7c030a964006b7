import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleTimer } from './IdleTimer';

const MINUTE = 60_000;
const onIdle = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onIdle.mockReset();
});
afterEach(() => vi.useRealTimers());

let limit: number | null;

/** Starts an idle timer with new event targets and, by default, the fake timers' clock. */
function start(clock?: () => Date) {
  limit = 5 * MINUTE;
  const page = { window: new EventTarget(), document: new EventTarget() };
  const watch = new IdleTimer({ getLimit: () => limit, onIdle, clock });
  const stop = watch.start(page.window, page.document);
  const touch = (type = 'pointerdown') => {
    const event = new Event(type, { cancelable: true });
    page.window.dispatchEvent(event);
    return event;
  };
  return { ...page, stop, touch, watch };
}

const advance = (ms: number) => vi.advanceTimersByTime(ms);

describe('while the page is awake', () => {
  it('calls the callback once, and only after the delay', () => {
    start();
    advance(5 * MINUTE - 1);
    expect(onIdle).not.toHaveBeenCalled();
    advance(1);
    expect(onIdle).toHaveBeenCalledOnce();
    advance(60 * MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it.each(['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'])(
    'restarts on every %s',
    (type) => {
      const { touch } = start();
      advance(4 * MINUTE);
      touch(type);
      advance(5 * MINUTE - 1);
      expect(onIdle).not.toHaveBeenCalled();
      advance(1);
      expect(onIdle).toHaveBeenCalledOnce();
    },
  );

  it('does not block a touch before the deadline', () => {
    const { touch } = start();
    expect(touch('keydown').defaultPrevented).toBe(false);
  });

  it('never calls back without a limit, and follows a change of the limit', () => {
    const { watch } = start();
    limit = null;
    watch.check();
    advance(24 * 60 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
    expect(watch.deadline).toBeNull();
    watch.reset();
    limit = MINUTE;
    watch.check();
    advance(MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('restarts on reset', () => {
    const { watch } = start();
    advance(5 * MINUTE);
    watch.reset();
    advance(5 * MINUTE);
    expect(onIdle).toHaveBeenCalledTimes(2);
  });

  it('returns its deadline', () => {
    const { touch, watch } = start();
    advance(MINUTE);
    touch();
    expect(watch.deadline).toBe(Date.now() + 5 * MINUTE);
  });

  it('does not call back after it is stopped', () => {
    const { document, stop, touch } = start();
    stop();
    advance(60 * MINUTE);
    touch();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).not.toHaveBeenCalled();
  });
});

describe('after the page and its timers were suspended', () => {
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
  ] as const)('compares the clock when the %s emits %s', (target, type) => {
    const page = asleep();
    page.sleep(5 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
    page[target].dispatchEvent(new Event(type));
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('treats the first touch neither as activity nor as input to the page', () => {
    const { sleep, touch, window } = asleep();
    const onPage = vi.fn();
    window.addEventListener('pointerdown', onPage, { capture: true });
    sleep(5 * MINUTE);
    touch();
    expect(onIdle).toHaveBeenCalledOnce();
    expect(onPage).not.toHaveBeenCalled();
    touch();
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('blocks only the first key', () => {
    const { sleep, touch } = asleep();
    sleep(5 * MINUTE);
    expect(touch('keydown').defaultPrevented).toBe(true);
    expect(touch('keydown').defaultPrevented).toBe(false);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('continues after a short suspension', () => {
    const { document, sleep } = asleep();
    sleep(4 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onIdle).not.toHaveBeenCalled();
    sleep(MINUTE);
    advance(MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('is not delayed by a clock that was set back', () => {
    const { document, sleep } = asleep();
    sleep(-60 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    sleep(5 * MINUTE);
    advance(5 * MINUTE);
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
