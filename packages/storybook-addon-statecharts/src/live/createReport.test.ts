import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createActor,
  fromPromise,
  setup,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { createChart } from '../model/createChart';
import { checkIn, door, order, player, trafficLight } from '../testing/machines';
import {
  attachActor,
  getAttachedActor,
  onAttachedActorChange,
  restoreEvent,
  type ShowActorOptions,
} from './attachedActor';
import { createReport, describeActor, sendChoice } from './createReport';

const slowOrder = order.provide({
  actors: { pack: fromPromise<{ id: string }>(() => new Promise(() => {})) },
});
const pay = (amount: number): EventObject & { amount: number } => ({ type: 'paid', amount });
const answers = { pack: { done: [{ id: 'P-7' }], errors: [new Error('no box'), 'lost'] } };

let stop = () => {};

function show(machine: AnyStateMachine, options: ShowActorOptions = {}) {
  const start = (snapshot?: AnyMachineSnapshot) => {
    stop();
    const actor = createActor(machine, { snapshot }).start();
    const detach = attachActor(actor, { restart: start, ...options });
    stop = () => {
      detach();
      actor.stop();
      stop = () => {};
    };
  };
  start();
  const chart = createChart(machine);
  const getReport = () => createReport(getAttachedActor()!, chart);
  return {
    send: (event: string | EventObject) =>
      getAttachedActor()!.actor.send(typeof event === 'string' ? { type: event } : event),
    sendChoice: (id: string) => sendChoice(getAttachedActor()!, chart, id, 0),
    getReport,
    getChoices: () => describeActor(getAttachedActor()!).choices,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('reports active states, their ancestors and the taken transition', () => {
  const { send, getReport } = show(player);
  send('play');
  send('faster');
  expect(getReport()).toMatchObject({
    active: ['', 'playing', 'playing.fast', 'playing.fast.double'],
    leaves: ['playing.fast.double'],
    taken: ['playing.normal|faster|0'],
  });
});

it('reports the states of every region and all microsteps', () => {
  const { send, getReport } = show(checkIn);
  vi.advanceTimersByTime(1000);
  expect(getReport().leaves).toEqual([
    'boarding.bag.carried',
    'boarding.seat.open',
    'boarding.meal.undecided',
  ]);
  send('chosen');
  expect(getReport().taken).toEqual(['boarding.seat.open|chosen|0', 'boarding.meal.undecided||0']);
});

describe('transition statuses', () => {
  it('are blocked by guards in the order in which they are tested', () => {
    expect(show(slowOrder, { plan: { events: [pay(5)] } }).getReport().statuses).toEqual({
      '|cancelled|0': 'enabled',
      'unpaid|paid|0': 'blocked',
      'unpaid|paid|1': 'blocked',
      'unpaid|paid|2': 'enabled',
    });
  });

  it('are enabled when one of several payloads passes the guard', () => {
    const { statuses } = show(slowOrder, { plan: { events: [pay(5), pay(500)] } }).getReport();
    expect(statuses).toMatchObject({ 'unpaid|paid|0': 'enabled', 'unpaid|paid|2': 'enabled' });
  });

  it('leave out events that a descendant forbids', () => {
    const { send, getReport } = show(slowOrder);
    send(pay(500));
    expect(getReport().statuses).toEqual({
      'packing|xstate.done.actor.pack|0': 'enabled',
      'packing|xstate.error.actor.pack|0': 'enabled',
      'packing|xstate.after.patience.order.packing|0': 'enabled',
    });
  });

  it('are empty after the machine is done', () => {
    const { send, getReport } = show(slowOrder);
    send('cancelled');
    expect(getReport()).toMatchObject({ status: 'done', statuses: {} });
  });
});

describe('choices', () => {
  it('come from the plan, or are events without payload', () => {
    expect(show(slowOrder, { plan: { events: [pay(5)], answers } }).getChoices()).toMatchObject({
      'unpaid|paid|0': ['{"amount":5}'],
      'failed|retried|0': [''],
      'packing|xstate.done.actor.pack|0': ['{"id":"P-7"}'],
      'packing|xstate.error.actor.pack|0': ['no box', '"lost"'],
    });
  });

  it('come only from the plan for wildcards', () => {
    expect(show(door, { plan: { events: [{ type: 'alarm.fire' }] } }).getChoices()).toMatchObject({
      '|alarm.*|0': ['alarm.fire'],
      '|*|0': ['alarm.fire'],
    });
    expect(show(door).getChoices()['|alarm.*|0']).toEqual([]);
  });

  it('are empty until the plan is loaded', async () => {
    const { getChoices } = show(door, { plan: async () => ({ events: [{ type: 'alarm.fire' }] }) });
    expect(getChoices()['shut|opened|0']).toEqual([]);
    getAttachedActor()!.loadPlan();
    await vi.waitFor(() => expect(getChoices()['|alarm.*|0']).toEqual(['alarm.fire']));
  });

  it('send events, skip delays and settle actors', () => {
    const { sendChoice: choose, getReport } = show(slowOrder, {
      plan: { events: [pay(500)], answers },
    });
    choose('unpaid|paid|0');
    choose('packing|xstate.after.patience.order.packing|0');
    expect(getReport().leaves).toEqual(['failed']);
    choose('failed|retried|0');
    choose('packing|xstate.done.actor.pack|0');
    expect(getReport().leaves).toEqual(['travelling']);
    const change = { key: 'parcel', before: 'null', after: '{"id":"P-7"}' };
    expect(getReport().log.at(-1)?.changes).toContainEqual(change);
  });
});

describe('the log', () => {
  it('records time, event, states and emitted events', () => {
    const { send, getReport } = show(slowOrder);
    vi.advanceTimersByTime(1500);
    send(pay(500));
    expect(getReport().log).toMatchObject([
      { time: 0, event: 'xstate.init', to: ['unpaid'] },
      {
        time: 1500,
        event: 'paid',
        payload: '{"amount":500}',
        from: ['unpaid'],
        to: ['packing'],
        emitted: ['receipt {"id":"R-1"}'],
        transitions: ['unpaid|paid|0'],
      },
    ]);
  });

  it('shows a value that occurs twice, and a cyclic one', () => {
    const { send, getReport } = show(player);
    const parcel = { id: 'P-1' };
    send({ type: 'play', first: parcel, second: parcel } as EventObject);
    expect(getReport().log.at(-1)?.payload).toBe('{"first":{"id":"P-1"},"second":{"id":"P-1"}}');
    send({ type: 'stop', parcel: Object.assign(parcel, { parcel }) } as EventObject);
    expect(getReport().log.at(-1)?.payload).toBe('[object Object]');
  });

  it('records the guards that blocked an event', () => {
    const gate = setup({ guards: { isPaid: () => false, isOld: () => false } }).createMachine({
      on: { came: { guard: 'isOld', actions: () => {} } },
      initial: 'shut',
      states: { shut: { on: { came: { guard: 'isPaid', target: 'open' } } }, open: {} },
    });
    const { send, getReport } = show(gate);
    send('came');
    expect(getReport().log.at(-1)).toMatchObject({ to: ['shut'], blockedBy: ['isPaid', 'isOld'] });
    send('unknown');
    expect(getReport().log.at(-1)).toMatchObject({ event: 'unknown', blockedBy: [] });
  });

  it('restores earlier and later events, and continues from there', () => {
    const { send, getReport } = show(player);
    send('play');
    send('faster');
    restoreEvent(1);
    expect(getReport()).toMatchObject({ leaves: ['playing.normal'], current: 1 });
    expect(getReport().log).toHaveLength(3);
    restoreEvent(2);
    expect(getReport().leaves).toEqual(['playing.fast.double']);
    restoreEvent(1);
    send('stop');
    expect(getReport().log.map(({ event }) => event)).toEqual(['xstate.init', 'play', 'stop']);
  });

  it('restores the values of history states', () => {
    const { send, getReport } = show(player);
    send('play');
    send('faster');
    send('stop');
    restoreEvent(3);
    send('resume');
    expect(getReport().leaves).toEqual(['playing.fast.double']);
  });

  it('is read-only when the story cannot restart', () => {
    const { send, getReport } = show(player, { restart: undefined });
    send('play');
    restoreEvent(0);
    expect(getReport().leaves).toEqual(['playing.normal']);
    expect(describeActor(getAttachedActor()!).canRestart).toBe(false);
  });
});

describe('timers', () => {
  it('start when their state is entered, with a computed delay', () => {
    const { getReport } = show(trafficLight);
    const startedAt = Date.now();
    expect(getReport().timers).toEqual({
      'red|xstate.after.longEnough.trafficLight.red|0': { startedAt, delay: 4000 },
    });
    vi.advanceTimersByTime(6500);
    expect(getReport().timers).toEqual({
      'amber|xstate.after.untilClear.trafficLight.amber|0': {
        startedAt: startedAt + 6500,
        delay: 2000,
      },
    });
  });

  it('do not run in a restored state', () => {
    const { send, getReport } = show(trafficLight);
    send('power.lost');
    restoreEvent(0);
    expect(getReport().timers).toEqual({});
    send('power.lost');
    expect(getReport().leaves).toEqual(['red']);
    expect(Object.keys(getReport().timers)).toHaveLength(1);
  });
});

it('notifies of changes until the actor is detached', () => {
  const listener = vi.fn();
  const unsubscribe = onAttachedActorChange(listener);
  const { send } = show(player);
  expect(listener).toHaveBeenCalledTimes(1);
  send('play');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  expect(getAttachedActor()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
});
