import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkIn, door, order, player, trafficLight } from '../testing/machines';
import { createChart } from './createChart';
import { formatDuration, formatTransition } from './format';

const formatTransitions = (machine: AnyStateMachine, source: string) => {
  const chart = createChart(machine);
  return chart.transitions
    .filter((transition) => transition.source === source)
    .map((transition) => formatTransition(chart, transition));
};

it.each([
  [250, '250 ms'],
  [1500, '1.5 s'],
  [90_000, '1.5 min'],
  [7_200_000, '2 h'],
])('formats %i ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

it('formats conditions in test order', () => {
  expect(formatTransitions(order, 'unpaid')).toEqual([
    'paid if isAtLeast(amount: 100): to packing, emits receipt',
    'paid else if not(mayTryAgain): to withdrawn',
    'paid else: stays',
  ]);
});

it('formats actors, delays and forbidden transitions', () => {
  expect(formatTransitions(order, 'packing')).toEqual([
    'cancelled: is forbidden',
    'done: pack: to travelling',
    'error: pack: to failed, noteError',
    'after patience · 8 s: to failed, noteError',
  ]);
  expect(formatTransitions(trafficLight, 'green')).toEqual(['after 2.5 s: to amber']);
  expect(formatTransitions(trafficLight, 'amber')).toEqual(['after untilClear: to red']);
  expect(formatTransitions(trafficLight, 'blinking')).toContain('always if not(isNight): to red');
  expect(formatTransitions(door, '')).toEqual(['*: stays, log', 'alarm.*: to locked']);
  expect(formatTransitions(door, 'open')).toEqual([
    'shut: to shut',
    'key.turned: is forbidden',
    'alarm.*: is forbidden',
  ]);
});

it('formats several targets, re-entry and the end of a state', () => {
  expect(formatTransitions(checkIn, 'arriving')[0]).toBe(
    'came.late: to boarding.bag.dropped and boarding.seat.given',
  );
  expect(formatTransitions(checkIn, 'boarding')).toEqual(['done: to ready']);
  expect(formatTransitions(player, 'playing.fast')[1]).toBe('restart: re-enters');
});
