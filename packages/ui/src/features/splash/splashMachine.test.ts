import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { splashMachine, getSplashStage } from './splashMachine';
import { getSplashProgress } from './initial/stages';

/** Advances in steps of 1 ms, because a timer started during a longer step is scheduled from the end of that step. */
function advance(clock: SimulatedClock, time: number) {
  for (let elapsed = 0; elapsed < time; elapsed += 1) clock.increment(1);
}

function start(input?: { elapsed: number }) {
  const clock = new SimulatedClock();
  const left = vi.fn();
  const actor = createActor(splashMachine, { clock, input });
  actor.on('left', left);
  actor.start();
  const shown = () => {
    const stage = getSplashStage(actor.getSnapshot());
    return [stage, getSplashProgress(stage)];
  };
  return { actor, clock, left, shown };
}

it('has four stages over 3000 ms, each a quarter of the way', () => {
  const { clock, shown } = start();
  const seen: unknown[] = [];
  for (let elapsed = 0; elapsed <= 3000; elapsed += 250) {
    seen.push(shown());
    advance(clock, 250);
  }
  expect([...new Set(seen.map(String))]).toEqual([
    'starting,0',
    'preparing,25',
    'opening,50',
    'finishing,75',
    'complete,100',
  ]);
  expect(seen.filter((shown) => String(shown) === 'opening,50')).toHaveLength(3);
});

it('completes at 3000 ms, not before', () => {
  const { clock, shown } = start();
  advance(clock, 2999);
  expect(shown()).toEqual(['finishing', 75]);
  advance(clock, 1);
  expect(shown()).toEqual(['complete', 100]);
});

it('emits that it is over 500 ms after it completes, once', () => {
  const { clock, left, shown } = start();
  advance(clock, 3000);
  advance(clock, 499);
  expect(left).not.toHaveBeenCalled();
  advance(clock, 1);
  expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  advance(clock, 60_000);
  expect(left).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['complete', 100]);
});

it('emits nothing once it is stopped', () => {
  const { actor, clock, left } = start();
  advance(clock, 1000);
  actor.stop();
  advance(clock, 60_000);
  expect(left).not.toHaveBeenCalled();
});

it('accepts other durations', () => {
  const clock = new SimulatedClock();
  const short = splashMachine.provide({ delays: { stage: 10, completion: 5 } });
  const left = vi.fn();
  const actor = createActor(short, { clock });
  actor.on('left', left);
  actor.start();
  for (let stage = 0; stage < 4; stage += 1) advance(clock, 10);
  expect(left).not.toHaveBeenCalled();
  advance(clock, 5);
  expect(left).toHaveBeenCalledOnce();
});

it.each([
  [1, 'starting', 0],
  [749, 'starting', 0],
  [750, 'preparing', 25],
  [1234.5, 'preparing', 25],
  [2999, 'finishing', 75],
  [3000, 'complete', 100],
  [9000, 'complete', 100],
])('continues from another splash after %d ms', (elapsed, stage, progress) => {
  const { clock, left, shown } = start({ elapsed });
  expect(shown()).toEqual([stage, progress]);
  const remaining = Math.max(0, Math.ceil(3000 - elapsed));
  advance(clock, remaining + 499);
  expect(shown()).toEqual(['complete', 100]);
  expect(left).not.toHaveBeenCalled();
  advance(clock, 1);
  expect(left).toHaveBeenCalledOnce();
});

it.each([
  [700, ['preparing', 25], ['opening', 50]],
  [2200, ['finishing', 75], ['complete', 100]],
])('gives every stage after the first its full duration: %d ms', (elapsed, second, third) => {
  const { clock, shown } = start({ elapsed });
  advance(clock, 50);
  expect(shown()).toEqual(second);
  advance(clock, 749);
  expect(shown()).toEqual(second);
  advance(clock, 1);
  expect(shown()).toEqual(third);
});
