import { expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { checkIn, door, lamp, metro, order, player, sampleMachines } from '../testing/machines';
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

it.each([
  [order, 'failed', 'and(mayTryAgain, a condition)'],
  [door, 'locked', 'a condition'],
  [checkIn, 'boarding.meal.undecided', 'stateIn(#checkIn.boarding.seat.given)'],
])('formats a guard of $0.id', (machine, source, guard) => {
  expect(getTransitions(machine, source)[0]?.guard).toBe(guard);
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

it.each(sampleMachines)('gives the transitions of $id unique ids, as plain data', (machine) => {
  const chart = createChart(machine);
  const ids = chart.transitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});
