import { assertEvent, assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { FlowEmitted, FlowTag } from '../../engine';
import { requireActor, REQUEST_TIMEOUT } from '../../engine/requests';
import type { WalletTransaction } from '../../types';
import { describeSettlement } from './describeSettlement';
import './messages';

export interface LiveUpdate {
  /** The same for a repeated update. */
  id: string;
  /** ISO 8601 date and time. */
  occurredAt: string;
  /** The transaction that was completed or failed; null for any other change. */
  transaction: WalletTransaction | null;
}

export interface FollowUpdatesInput {
  /** Whether no connection was open before: the wallet does not reload when this one opens. */
  isFirst: boolean;
  /** Call it each time a connection is open. */
  onOpen: () => void;
  onUpdate: (update: LiveUpdate) => void;
}

export interface LiveUpdatesContext {
  /** How many connections in a row were lost. */
  failures: number;
  /** From 0 to 1, drawn at each lost connection. */
  random: number;
  /** Whether a connection was open before. */
  wasOpen: boolean;
  /** The ids of the last updates. */
  known: readonly string[];
  /** The latest update of each transaction, by its id. */
  settled: Readonly<Record<string, LiveUpdate>>;
}

export type LiveUpdatesEvent =
  /** The wallet can be seen, is unlocked, online and signed in. */
  | { type: 'wallet.shown' }
  | { type: 'wallet.hidden' }
  | { type: 'stream.opened' }
  | { type: 'update.received'; update: LiveUpdate };

/** How many ids of updates are kept. */
const KNOWN = 200;

/** The longest pause after the first lost connection, and after any, in ms. docs/rules.md LIVE-5. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** A connection that lasts as long as this is not a failure, in ms. */
const STEADY = 30_000;

/**
 * Provide the actor `followUpdates`, which settles when its connection ends, and the action `reload`, which fetches
 * balances and history. Emits `toast`. docs/rules.md LIVE.
 */
export const liveUpdatesMachine = setup({
  types: {
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag | 'failure',
  },
  actors: {
    followUpdates: requireActor<unknown, FollowUpdatesInput>('liveUpdatesMachine', 'followUpdates'),
  },
  actions: {
    reload: () => {},
    noteOpening: assign({ wasOpen: true }),
    forgetFailures: assign({ failures: 0 }),
    countFailure: assign({
      failures: ({ context: { failures } }) => failures + 1,
      random: () => Math.random(),
    }),
    keep: assign(({ context: { known, settled }, event }) => {
      assertEvent(event, 'update.received');
      const { update } = event;
      return {
        known: [...known, update.id].slice(-KNOWN),
        settled: update.transaction ? { ...settled, [update.transaction.id]: update } : settled,
      };
    }),
    announce: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, 'update.received');
      const { transaction } = event.update;
      const notice = transaction && describeSettlement(transaction);
      if (notice) enqueue.emit({ type: 'toast', ...notice });
    }),
  },
  guards: {
    wasOpen: ({ context: { wasOpen } }) => wasOpen,
    isNew: ({ context: { known, settled } }, { id, occurredAt, transaction }: LiveUpdate) => {
      const latest = transaction && settled[transaction.id]?.occurredAt;
      const isLate = latest && Date.parse(occurredAt) < Date.parse(latest);
      return !known.includes(id) && !isLate;
    },
  },
  delays: {
    connectTimeout: REQUEST_TIMEOUT,
    // After an outage, a random share keeps all wallets from connecting at the same time.
    retryPause: ({ context: { failures, random } }) =>
      Math.round((Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (1 + random)) / 2),
    steady: STEADY,
  },
}).createMachine({
  id: 'liveUpdates',
  description: 'Follows what the server says about the money while the wallet is shown.',
  context: { failures: 0, random: 0, wasOpen: false, known: [], settled: {} },
  initial: 'paused',
  states: {
    paused: {
      on: { 'wallet.shown': { target: 'following', actions: 'forgetFailures' } },
    },
    following: {
      initial: 'connecting',
      invoke: {
        id: 'followUpdates',
        src: 'followUpdates',
        input: ({ context: { wasOpen }, self }) => ({
          isFirst: !wasOpen,
          onOpen: () => self.send({ type: 'stream.opened' }),
          onUpdate: (update) => self.send({ type: 'update.received', update }),
        }),
        onDone: 'waiting',
        onError: 'waiting',
      },
      on: {
        'wallet.hidden': 'paused',
        'stream.opened': [
          // Closes the gap since the last connection.
          { guard: 'wasOpen', target: '.live', actions: 'reload' },
          { target: '.live', actions: 'noteOpening' },
        ],
        'update.received': {
          guard: { type: 'isNew', params: ({ event }) => event.update },
          actions: ['keep', 'reload', 'announce'],
        },
      },
      states: {
        connecting: { after: { connectTimeout: '#liveUpdates.waiting' } },
        live: { after: { steady: 'steady' } },
        steady: { entry: 'forgetFailures' },
      },
    },
    waiting: {
      tags: 'failure',
      entry: 'countFailure',
      on: { 'wallet.hidden': 'paused' },
      after: { retryPause: 'following' },
    },
  },
});

export type LiveUpdatesActor = ActorRefFrom<typeof liveUpdatesMachine>;
