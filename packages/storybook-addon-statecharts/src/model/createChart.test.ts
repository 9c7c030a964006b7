import { expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import {
  checkIn,
  door,
  lamp,
  metro,
  order,
  player,
  sampleMachines,
  trafficLight,
} from '../testing/machines';
import { createChart } from './createChart';

const getState = (machine: AnyStateMachine, id: string) =>
  createChart(machine).states.find((state) => state.id === id);
const getTransitions = (machine: AnyStateMachine, source: string) =>
  createChart(machine).transitions.filter((transition) => transition.source === source);

it('lists every state after its parent', () => {
  const { states } = createChart(player);
  expect(states.map(({ id, name, parent, kind }) => [id, name, parent, kind])).toEqual([
    ['', 'player', null, 'compound'],
    ['stopped', 'stopped', '', 'atomic'],
    ['playing', 'playing', '', 'compound'],
    ['playing.normal', 'normal', 'playing', 'atomic'],
    ['playing.fast', 'fast', 'playing', 'compound'],
    ['playing.fast.double', 'double', 'playing.fast', 'atomic'],
    ['playing.fast.quadruple', 'quadruple', 'playing.fast', 'atomic'],
    ['playing.memory', 'memory', 'playing', 'history'],
  ]);
  expect(createChart(metro).states).toHaveLength(61);
});

it('reads initial states, tags, descriptions and emitted events of states', () => {
  expect(getState(player, '')?.initial).toEqual(['stopped']);
  expect(getState(player, 'playing')?.tags).toEqual(['audible']);
  expect(createChart(order).description).toBe('An order is paid, packed and delivered.');
  expect(getState(order, 'packing')?.description).toBe('The order cannot be cancelled.');
  expect(getState(order, 'delivered')?.emits).toEqual(['delivered']);
});

it('resolves the default target of a history state', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { id: 'elsewhere' }, b: { type: 'history', target: '#elsewhere' } },
  });
  expect(getState(machine, 'b')).toMatchObject({ history: 'shallow', fallback: ['a'] });
  expect(getState(player, 'playing.memory')).toMatchObject({
    history: 'deep',
    fallback: ['playing.normal'],
  });
});

it('lists the transitions of an event in test order', () => {
  expect(getTransitions(order, 'unpaid')).toMatchObject([
    {
      id: 'unpaid|paid|0',
      targets: ['packing'],
      guard: 'isAtLeast(amount: 100)',
      index: 0,
      emits: ['receipt'],
    },
    { guard: 'not(mayTryAgain)', targets: ['withdrawn'], index: 1 },
    { targets: [], isForbidden: false, index: 2 },
  ]);
});

it.each([
  [order, 'failed', 'and(mayTryAgain, a condition)'],
  [door, 'locked', 'a condition'],
  [checkIn, 'boarding.meal.undecided', 'stateIn(#checkIn.boarding.seat.given)'],
])('formats a guard of $0.id', (machine, source, guard) => {
  expect(getTransitions(machine, source)[0]?.guard).toBe(guard);
});

it.each([
  [trafficLight, 'red', { kind: 'after', name: 'longEnough', ms: 4000 }],
  [trafficLight, 'green', { kind: 'after', name: null, ms: 2500 }],
  [trafficLight, 'amber', { kind: 'after', name: 'untilClear', ms: null }],
  [trafficLight, 'blinking', { kind: 'always' }],
  [checkIn, 'boarding', { kind: 'finished' }],
  [order, 'packing', { kind: 'done', invoke: 'pack', src: 'pack' }],
  [order, 'packing', { kind: 'error', invoke: 'pack', src: 'pack' }],
])('reads a trigger of $0.id in $1: $2.kind', (machine, source, trigger) => {
  expect(getTransitions(machine, source).map((each) => each.trigger)).toContainEqual(trigger);
});

it('reads the actors of a state, inline ones by their id', () => {
  expect(getState(order, 'travelling')?.invokes).toEqual([
    { id: 'listenToTracker', src: 'listenToTracker', isMachine: false },
    { id: 'courier', src: 'courier', isMachine: true },
  ]);
  expect(getState(createMachine({ invoke: { id: 'inner', src: lamp } }), '')?.invokes).toEqual([
    { id: 'inner', src: 'inner', isMachine: true },
  ]);
});

it('reads forbidden transitions, wildcards, re-entry and several targets', () => {
  expect(
    getTransitions(door, 'open').map(({ eventType, isForbidden }) => [eventType, isForbidden]),
  ).toEqual([
    ['shut', false],
    ['key.turned', true],
    ['alarm.*', true],
  ]);
  expect(getTransitions(door, '').map(({ eventType, targets }) => [eventType, targets])).toEqual([
    ['*', []],
    ['alarm.*', ['locked']],
  ]);
  expect(getTransitions(player, 'playing.fast').find(({ reenters }) => reenters)).toMatchObject({
    targets: ['playing.fast'],
    eventType: 'restart',
  });
  expect(getTransitions(checkIn, 'arriving')[0]?.targets).toEqual([
    'boarding.bag.dropped',
    'boarding.seat.given',
  ]);
});

it.each(sampleMachines)('gives the transitions of $id unique ids, as plain data', (machine) => {
  const chart = createChart(machine);
  const ids = chart.transitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});
