import {
  and,
  assign,
  createMachine,
  emit,
  fromCallback,
  fromPromise,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate';

// Sample machines for tests and stories that together use every XState feature.

/** Two states. */
export const lamp = createMachine({
  id: 'lamp',
  description: 'A lamp on a wall.',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

/** Named, numeric and computed delays, and an eventless transition. */
export const trafficLight = setup({
  types: { context: {} as { isNight: boolean; rounds: number } },
  delays: { longEnough: 4000, untilClear: ({ context }) => 1000 * (1 + context.rounds) },
  guards: { isNight: ({ context }) => context.isNight },
  actions: { count: assign({ rounds: ({ context }) => context.rounds + 1 }) },
}).createMachine({
  id: 'trafficLight',
  context: { isNight: false, rounds: 0 },
  initial: 'red',
  states: {
    red: { after: { longEnough: 'green' }, on: { 'power.lost': 'blinking' } },
    green: { after: { 2500: 'amber' }, entry: 'count' },
    amber: { after: { untilClear: 'red' } },
    blinking: { always: { guard: not('isNight'), target: 'red' }, on: { 'power.back': 'red' } },
  },
});

/** Nested states and history. */
export const player = createMachine({
  id: 'player',
  initial: 'stopped',
  states: {
    stopped: { on: { play: 'playing', resume: 'playing.memory' } },
    playing: {
      initial: 'normal',
      tags: ['audible'],
      on: { stop: 'stopped', 'track.ended': '.normal' },
      states: {
        normal: { on: { faster: 'fast' } },
        fast: {
          initial: 'double',
          on: { slower: 'normal', restart: { target: 'fast', reenter: true } },
          states: { double: { on: { faster: 'quadruple' } }, quadruple: {} },
        },
        memory: { type: 'history', history: 'deep', target: 'normal' },
      },
    },
  },
});

/** Parallel regions, a transition to several targets, and `onDone`. */
export const checkIn = createMachine({
  id: 'checkIn',
  initial: 'arriving',
  states: {
    arriving: {
      on: { 'came.late': { target: ['boarding.bag.dropped', 'boarding.seat.given'] } },
      after: { 1000: 'boarding' },
    },
    boarding: {
      type: 'parallel',
      onDone: 'ready',
      states: {
        bag: {
          initial: 'carried',
          states: { carried: { on: { weighed: 'dropped' } }, dropped: { type: 'final' } },
        },
        seat: {
          initial: 'open',
          states: { open: { on: { chosen: 'given' } }, given: { type: 'final' } },
        },
        meal: {
          initial: 'undecided',
          states: {
            undecided: {
              always: { guard: stateIn('#checkIn.boarding.seat.given'), target: 'ordered' },
            },
            ordered: { type: 'final' },
          },
        },
      },
    },
    ready: { type: 'final' },
  },
});

/** Promise, callback and machine actors, emitted events and errors. */
export const order = setup({
  types: {
    context: {} as { parcel: { id: string } | null; error: string | null; tries: number },
    events: {} as { type: 'paid'; amount: number } | { type: 'tracked' | 'cancelled' | 'retried' },
    emitted: {} as { type: 'receipt'; id: string } | { type: 'delivered' },
  },
  actors: {
    pack: fromPromise(async () => ({ id: 'P-1' })),
    listenToTracker: fromCallback(() => () => {}),
    courier: createMachine({
      initial: 'driving',
      states: { driving: { after: { 5000: 'arrived' } }, arrived: { type: 'final' } },
    }),
  },
  actions: {
    noteError: assign({ error: ({ event }) => ('error' in event ? String(event.error) : 'lost') }),
    announce: emit({ type: 'delivered' }),
  },
  guards: {
    isAtLeast: ({ event }, params: { amount: number }) =>
      event.type === 'paid' && event.amount >= params.amount,
    mayTryAgain: ({ context }) => context.tries < 3,
  },
  delays: { patience: 8000 },
}).createMachine({
  id: 'order',
  description: 'An order is paid, packed and delivered.',
  context: { parcel: null, error: null, tries: 0 },
  initial: 'unpaid',
  on: { cancelled: { target: '.withdrawn', description: 'The customer cancels the order.' } },
  states: {
    unpaid: {
      on: {
        paid: [
          {
            guard: { type: 'isAtLeast', params: { amount: 100 } },
            target: 'packing',
            actions: emit({ type: 'receipt', id: 'R-1' }),
          },
          { guard: not('mayTryAgain'), target: 'withdrawn' },
          { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        ],
      },
    },
    packing: {
      tags: ['busy'],
      description: 'The order cannot be cancelled.',
      on: { cancelled: {} },
      invoke: {
        id: 'pack',
        src: 'pack',
        onDone: { target: 'travelling', actions: assign({ parcel: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'noteError' },
      },
      after: { patience: { target: 'failed', actions: 'noteError' } },
    },
    failed: {
      on: {
        retried: {
          guard: and(['mayTryAgain', ({ context }) => context.error !== '']),
          target: 'packing',
        },
      },
    },
    travelling: {
      tags: ['busy'],
      invoke: [
        { id: 'listenToTracker', src: 'listenToTracker' },
        { id: 'courier', src: 'courier', onDone: 'delivered' },
      ],
      on: { tracked: { actions: 'noteError' } },
    },
    delivered: { type: 'final', tags: ['over'], entry: 'announce' },
    withdrawn: { type: 'final', tags: ['over'] },
  },
});

/** Wildcard events, a forbidden transition and a raised event. */
export const door = createMachine({
  id: 'door',
  initial: 'shut',
  on: { '*': { actions: 'log' }, 'alarm.*': '.locked' },
  states: {
    shut: { on: { opened: 'open', 'key.turned': 'locked' } },
    open: {
      on: {
        shut: { target: 'shut', actions: raise({ type: 'key.turned' }) },
        'key.turned': undefined,
        'alarm.*': {},
      },
    },
    locked: {
      on: { 'key.turned': { guard: ({ event }) => event.type !== '', target: 'shut' } },
      exit: { type: 'say', params: { word: 'click' } },
    },
  },
});

const stops = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [
    `stop${index}`,
    { on: { next: `stop${(index + 1) % 9}`, ...(index > 0 && { back: `stop${index - 1}` }) } },
  ]),
);

/** Sixty states in six groups. */
export const metro = createMachine({
  id: 'metro',
  initial: 'line0',
  states: Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [
      `line${index}`,
      { initial: 'stop0', on: { change: `line${(index + 1) % 6}` }, states: stops },
    ]),
  ),
});

export const sampleMachines = [lamp, trafficLight, player, checkIn, order, door, metro];
