import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { checkIn, door, lamp, metro, order, player, trafficLight, zoo } from '../testing';
import type { Chart } from './chart';
import { chartOf } from './chartOf';
import { placesFingerprint } from './fingerprint';

const stateIn = (chart: Chart, id: string) => chart.states.find((state) => state.id === id)!;
const from = (chart: Chart, source: string) =>
  chart.transitions.filter((transition) => transition.source === source);

describe('chartOf', () => {
  it('has every state after the one that holds it, the machine first', () => {
    expect(
      chartOf(player).states.map(({ id, name, parent, kind }) => [id, name, parent, kind]),
    ).toEqual([
      ['', 'player', null, 'compound'],
      ['stopped', 'stopped', '', 'atomic'],
      ['playing', 'playing', '', 'compound'],
      ['playing.normal', 'normal', 'playing', 'atomic'],
      ['playing.fast', 'fast', 'playing', 'compound'],
      ['playing.fast.double', 'double', 'playing.fast', 'atomic'],
      ['playing.fast.quadruple', 'quadruple', 'playing.fast', 'atomic'],
      ['playing.memory', 'memory', 'playing', 'history'],
    ]);
    expect(chartOf(metro).states).toHaveLength(61);
  });

  it('says where a state begins, what it remembers, and its tags', () => {
    const chart = chartOf(player);
    expect(stateIn(chart, '').initial).toEqual(['stopped']);
    expect(stateIn(chart, 'playing.fast').initial).toEqual(['playing.fast.double']);
    expect(stateIn(chart, 'playing.memory')).toMatchObject({
      history: 'deep',
      fallback: ['playing.normal'],
    });
    expect(stateIn(chart, 'playing').tags).toEqual(['audible']);
  });

  it('finds what a history state falls back to by its id as well', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { id: 'elsewhere' }, b: { type: 'history', target: '#elsewhere' } },
    });
    expect(stateIn(chartOf(machine), 'b')).toMatchObject({ history: 'shallow', fallback: ['a'] });
  });

  it('has an event for each way, in the order in which they are tried', () => {
    expect(from(chartOf(order), 'unpaid')).toMatchObject([
      {
        id: 'unpaid|paid|0',
        targets: ['packing'],
        guard: { text: 'isAtLeast(amount: 100)', isNamed: true },
        place: 0,
        places: 3,
        emits: ['receipt'],
      },
      { guard: { text: 'not(mayTryAgain)' }, targets: ['withdrawn'], place: 1 },
      { targets: [], sets: ['tries'], isForbidden: false, place: 2 },
    ]);
  });

  it('tells guards that stand in place from those with a name', () => {
    expect(from(chartOf(order), 'failed')[0]?.guard?.text).toBe('and(mayTryAgain, a condition)');
    expect(from(chartOf(door), 'locked')[0]?.guard).toEqual({
      text: 'a condition',
      isNamed: false,
    });
    expect(from(chartOf(checkIn), 'boarding.meal.undecided')[0]?.guard?.text).toBe(
      'stateIn(#checkIn.boarding.seat.given)',
    );
  });

  it('has delays with their name and time, and ways that go at once', () => {
    const chart = chartOf(trafficLight);
    const triggers = chart.transitions.map(({ source, trigger }) => [source, trigger]);
    expect(triggers).toContainEqual(['red', { kind: 'after', name: 'longEnough', ms: 4000 }]);
    expect(triggers).toContainEqual(['green', { kind: 'after', name: null, ms: 2500 }]);
    expect(triggers).toContainEqual(['amber', { kind: 'after', name: 'untilClear', ms: null }]);
    expect(triggers).toContainEqual(['blinking', { kind: 'always' }]);
  });

  it('has the actors of a state and what follows when they are done or fail', () => {
    const chart = chartOf(order);
    expect(stateIn(chart, 'packing').invokes).toEqual([
      { id: 'pack', src: 'pack', isMachine: false },
    ]);
    expect(stateIn(chart, 'travelling').invokes).toEqual([
      { id: 'listenToTracker', src: 'listenToTracker', isMachine: false },
      { id: 'courier', src: 'courier', isMachine: true },
    ]);
    expect(from(chart, 'packing').map(({ trigger, targets }) => [trigger.kind, targets])).toEqual([
      ['event', []],
      ['done', ['travelling']],
      ['error', ['failed']],
      ['after', ['failed']],
    ]);
  });

  it('names an actor that stands in place by its id', () => {
    const machine = createMachine({ invoke: { id: 'inner', src: lamp } });
    expect(chartOf(machine).states[0]?.invokes).toEqual([
      { id: 'inner', src: 'inner', isMachine: true },
    ]);
  });

  it('has what is emitted, behind a name too', () => {
    expect(stateIn(chartOf(order), 'delivered').emits).toEqual(['delivered']);
  });

  it('reads the descriptions of the machine and its states', () => {
    const chart = chartOf(order);
    expect(chart.description).toBe('Something is paid for, packed and brought.');
    expect(stateIn(chart, 'packing').description).toBe('Nobody can take it back now.');
  });

  it('tells what is forbidden, what stays, what enters anew, and what is for all else', () => {
    const chart = chartOf(door);
    expect(from(chart, 'open').map(({ trigger, isForbidden }) => [trigger, isForbidden])).toEqual([
      [{ kind: 'event', type: 'shut' }, false],
      [{ kind: 'event', type: 'key.turned' }, true],
      [{ kind: 'event', type: 'alarm.*' }, true],
    ]);
    expect(from(chart, '').map(({ eventType, targets }) => [eventType, targets])).toEqual([
      ['*', []],
      ['alarm.*', ['locked']],
    ]);
    const again = from(chartOf(player), 'playing.fast').find(({ reenters }) => reenters);
    expect(again).toMatchObject({ targets: ['playing.fast'], eventType: 'restart' });
  });

  it('leads to several states at once, and goes on when all regions are over', () => {
    const chart = chartOf(checkIn);
    expect(from(chart, 'arriving')[0]?.targets).toEqual([
      'boarding.bag.dropped',
      'boarding.seat.given',
    ]);
    expect(from(chart, 'boarding')).toMatchObject([
      { trigger: { kind: 'finished' }, targets: ['ready'] },
    ]);
  });

  it('has a route for each state that has one', () => {
    const machine = createMachine({
      initial: 'a',
      states: { a: { id: 'a', route: {} }, b: { id: 'b', route: { guard: 'isOpen' } } },
    });
    expect(from(chartOf(machine), '')).toMatchObject([
      { trigger: { kind: 'route', to: 'a' }, targets: ['a'], place: 0 },
      { trigger: { kind: 'route', to: 'b' }, guard: { text: 'isOpen' }, place: 0 },
    ]);
  });

  it.each(zoo)('gives each transition of $id an id of its own, and is plain data', (machine) => {
    const chart = chartOf(machine);
    const ids = chart.transitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  it('has the same places whatever is provided to the machine, and others for another machine', () => {
    const name = (machine: AnyStateMachine) => placesFingerprint(chartOf(machine));
    const provided = order.provide({ delays: { patience: 1 }, actors: { pack: lamp as never } });
    expect(name(provided)).toBe(name(order));
    const brighter = createMachine({ ...lamp.config, initial: 'on' } as never);
    expect(name(brighter)).not.toBe(name(lamp));
    const later = createMachine({ initial: 'a', states: { a: { after: { 1: 'a' } } } });
    const latest = createMachine({ initial: 'a', states: { a: { after: { 2: 'a' } } } });
    expect(name(later)).not.toBe(name(latest));
  });
});
