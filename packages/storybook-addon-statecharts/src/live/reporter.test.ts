import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createActor,
  fromPromise,
  setup,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { chartOf } from '../model';
import { checkIn, door, order, player, trafficLight, type Parcel } from '../testing';
import { reportOf, shownOf, take } from './reporter';
import { goBackTo, onShownActor, showActor, shownActor, type ShowActorOptions } from './shownActor';

const never = order.provide({
  actors: { pack: fromPromise<Parcel, { amount: number }>(() => new Promise(() => {})) },
});

let stop = () => {};

function show(machine: AnyStateMachine, options: ShowActorOptions = {}) {
  const begin = (snapshot?: AnyMachineSnapshot) => {
    stop();
    const actor = createActor(machine, { snapshot }).start();
    const takeBack = showActor(actor, { restart: begin, ...options });
    stop = () => {
      takeBack();
      actor.stop();
      stop = () => {};
    };
  };
  begin();
  const chart = chartOf(machine);
  return {
    send: (type: string, more: object = {}) => shownActor()!.actor.send({ type, ...more }),
    report: () => reportOf(shownActor()!, chart),
    take: (id: string, choice = 0) => take(shownActor()!, chart, id, choice),
    offers: () => Object.fromEntries(reportOf(shownActor()!, chart).offers),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a report', () => {
  it('has the active states with those around them, and the transition that was taken', () => {
    const { send, report } = show(player);
    send('play');
    send('faster');
    expect(report()).toMatchObject({
      active: ['', 'playing', 'playing.fast', 'playing.fast.double'],
      leaves: ['playing.fast.double'],
      taken: ['playing.normal|faster|0'],
    });
  });

  it('has the states of every region, and what led there', () => {
    const { send, report } = show(checkIn);
    vi.advanceTimersByTime(1000);
    expect(report().leaves).toEqual([
      'boarding.bag.carried',
      'boarding.seat.open',
      'boarding.meal.undecided',
    ]);
    send('chosen');
    expect(report().taken).toEqual(['boarding.seat.open|chosen|0', 'boarding.meal.undecided||0']);
  });

  it('offers what can be taken, and says what a guard refuses', () => {
    const { offers } = show(never, { plan: { events: [{ type: 'paid', amount: 5 } as never] } });
    expect(offers()).toEqual({
      '|cancelled|0': 'open',
      'unpaid|paid|0': 'refused',
      'unpaid|paid|1': 'refused',
      'unpaid|paid|2': 'open',
    });
  });

  it('offers every way that one of several payloads would take', () => {
    const events = [
      { type: 'paid', amount: 5 },
      { type: 'paid', amount: 500 },
    ] as never[];
    const { offers } = show(never, { plan: { events } });
    expect(offers()['unpaid|paid|0']).toBe('open');
    expect(offers()['unpaid|paid|2']).toBe('open');
  });

  it('offers no event that a state within forbids or takes itself', () => {
    const { send, offers } = show(never);
    send('paid', { amount: 500 });
    expect(offers()).toEqual({
      'packing|xstate.done.actor.pack|0': 'open',
      'packing|xstate.error.actor.pack|0': 'open',
      'packing|xstate.after.patience.order.packing|0': 'open',
    });
  });

  it('offers nothing once the machine is over', () => {
    const { send, offers, report } = show(never);
    send('cancelled');
    expect(report().status).toBe('done');
    expect(offers()).toEqual({});
  });
});

describe('what can be sent', () => {
  it('is what the plan lists, what actors answer, and each other event bare', () => {
    show(never, {
      plan: {
        events: [{ type: 'paid', amount: 5 } as never],
        answers: { pack: { done: [{ id: 'P-7' }], errors: [new Error('no box'), 'lost'] } },
      },
    });
    const { choices } = shownOf(shownActor()!);
    expect(choices).toMatchObject({
      'unpaid|paid|0': [{ text: '{"amount":5}' }],
      'failed|retried|0': [{ text: '' }],
      'packing|xstate.done.actor.pack|0': [{ text: '{"id":"P-7"}' }],
      'packing|xstate.error.actor.pack|0': [{ text: 'no box' }, { text: '"lost"' }],
    });
  });

  it('is nothing for a pattern that the plan knows no event of', () => {
    show(door, { plan: { events: [{ type: 'alarm.fire' }] } });
    const { choices } = shownOf(shownActor()!);
    expect(choices['|alarm.*|0']).toEqual([{ text: 'alarm.fire' }]);
    expect(choices['|*|0']).toEqual([{ text: 'alarm.fire' }]);
    stop();
    show(door);
    expect(shownOf(shownActor()!).choices['|alarm.*|0']).toEqual([]);
  });
});

describe('taking a transition', () => {
  it('sends its event, passes its delay, answers for its actor', () => {
    const { take: press, report } = show(never, {
      plan: {
        events: [{ type: 'paid', amount: 500 } as never],
        answers: { pack: { done: [{ id: 'P-7' }] } },
      },
    });
    press('unpaid|paid|0');
    press('packing|xstate.after.patience.order.packing|0');
    expect(report().leaves).toEqual(['failed']);
    press('failed|retried|0');
    press('packing|xstate.done.actor.pack|0');
    expect(report().leaves).toEqual(['travelling']);
    expect(report().log.at(-1)?.changes).toContainEqual({
      key: 'parcel',
      before: 'null',
      after: '{"id":"P-7"}',
    });
  });
});

describe('the log', () => {
  it('says when, what, from where to where, what changed and what was emitted', () => {
    const { send, report } = show(never);
    vi.advanceTimersByTime(1500);
    send('paid', { amount: 500 });
    expect(report().log).toMatchObject([
      { at: 0, event: 'xstate.init', to: ['unpaid'] },
      {
        at: 1500,
        event: 'paid',
        text: '{"amount":500}',
        from: ['unpaid'],
        to: ['packing'],
        emitted: ['receipt {"id":"R-1"}'],
        transitions: ['unpaid|paid|0'],
      },
    ]);
  });

  it('says which guards refused an event, and nothing of one that nobody knows', () => {
    const gate = setup({ guards: { isPaid: () => false, isOld: () => false } }).createMachine({
      on: { came: { guard: 'isOld', actions: () => {} } },
      initial: 'shut',
      states: { shut: { on: { came: { guard: 'isPaid', target: 'open' } } }, open: {} },
    });
    const { send, report } = show(gate);
    send('came');
    expect(report().log.at(-1)).toMatchObject({
      event: 'came',
      to: ['shut'],
      transitions: [],
      refusedBy: ['isPaid', 'isOld'],
    });
    send('went');
    expect(report().log.at(-1)).toMatchObject({ event: 'went', refusedBy: [] });
  });

  it('goes back to how things stood, forward again, and on from there', () => {
    const { send, report } = show(player);
    send('play');
    send('faster');
    goBackTo(1);
    expect(report()).toMatchObject({ leaves: ['playing.normal'], line: 1 });
    expect(report().log).toHaveLength(3);
    goBackTo(2);
    expect(report().leaves).toEqual(['playing.fast.double']);
    goBackTo(1);
    send('stop');
    expect(report().log.map(({ event }) => event)).toEqual(['xstate.init', 'play', 'stop']);
  });

  it('remembers what a history state remembered', () => {
    const { send, report } = show(player);
    send('play');
    send('faster');
    send('stop');
    goBackTo(3);
    send('resume');
    expect(report().leaves).toEqual(['playing.fast.double']);
  });

  it('cannot be gone back in where the story cannot begin anew', () => {
    const { send, report } = show(player, { restart: undefined });
    send('play');
    goBackTo(0);
    expect(report().leaves).toEqual(['playing.normal']);
    expect(shownOf(shownActor()!).canGoBack).toBe(false);
  });
});

describe('timers', () => {
  it('run from when their state was entered, also those whose time is computed', () => {
    const { report } = show(trafficLight);
    const begun = Date.now();
    expect(report().timers).toEqual([
      ['red|xstate.after.longEnough.trafficLight.red|0', { since: begun, ms: 4000 }],
    ]);
    vi.advanceTimersByTime(6500);
    expect(report().leaves).toEqual(['amber']);
    expect(report().timers).toEqual([
      ['amber|xstate.after.untilClear.trafficLight.amber|0', { since: begun + 6500, ms: 2000 }],
    ]);
  });

  it('do not run in what stands still', () => {
    expect(show(trafficLight, { isStill: true }).report().timers).toEqual([]);
  });

  it('do not run in what was gone back to', () => {
    const { send, report } = show(trafficLight);
    send('power.lost');
    goBackTo(0);
    expect(report().timers).toEqual([]);
    send('power.lost');
    vi.advanceTimersByTime(10);
    expect(report().leaves).toEqual(['red']);
    expect(report().timers).toHaveLength(1);
  });
});

describe('showActor', () => {
  it('tells of each change until it is taken back', () => {
    const listener = vi.fn();
    const off = onShownActor(listener);
    const { send } = show(player);
    expect(listener).toHaveBeenCalledTimes(1);
    send('play');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    expect(shownActor()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(3);
    off();
  });
});
