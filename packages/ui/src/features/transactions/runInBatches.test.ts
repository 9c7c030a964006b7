import { expect, it, vi } from 'vitest';
import { runInBatches } from './runInBatches';

/** Processing an item advances the clock by `step` ms; `pause` queues the next batch. */
function createPage(step = 3) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const done: number[] = [];
  return {
    done,
    options: { now: () => time, pause: (resume: () => void) => void waiting.push(resume) },
    work: (thing: number) => {
      done.push(thing);
      time += step;
    },
    /** Runs the next queued task and returns how long it blocked the page, in ms. */
    step: () => {
      const before = time;
      waiting.shift()?.();
      return time - before;
    },
    get isIdle() {
      return waiting.length === 0;
    },
  };
}

it('processes everything once, in order, and never blocks the page longer than a frame', () => {
  const page = createPage();
  const onDone = vi.fn();
  const things = Array.from({ length: 100 }, (_, index) => index);
  runInBatches(things, page.work, onDone, page.options);
  expect(page.done).toEqual([]);
  let longest = 0;
  while (!page.isIdle) {
    expect(onDone).not.toHaveBeenCalled();
    longest = Math.max(longest, page.step());
  }
  expect(page.done).toEqual(things);
  expect(longest).toBeLessThan(16);
  expect(onDone).toHaveBeenCalledOnce();
});

it('works for 8 ms per batch', () => {
  const page = createPage(1);
  runInBatches(
    Array.from({ length: 20 }, (_, index) => index),
    page.work,
    () => {},
    page.options,
  );
  expect([page.step(), page.step(), page.step()]).toEqual([8, 8, 4]);
});

it('stops when it is cancelled', () => {
  const page = createPage();
  const onDone = vi.fn();
  const stop = runInBatches([1, 2, 3, 4, 5, 6], page.work, onDone, page.options);
  page.step();
  stop();
  while (!page.isIdle) page.step();
  expect(page.done).toEqual([1, 2, 3]);
  expect(onDone).not.toHaveBeenCalled();
});

it('uses one task per batch', async () => {
  const onDone = vi.fn();
  const work = vi.fn();
  runInBatches(['a', 'b'], work, onDone);
  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});
