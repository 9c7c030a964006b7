import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import type { WalletTransaction } from '../../types';
import { liveUpdatesMachine, type FollowUpdatesInput, type LiveUpdate } from './liveUpdatesMachine';
import { settle } from '../../engine/testing/settle';

afterEach(() => vi.restoreAllMocks());

interface Connection extends FollowUpdatesInput {
  signal: AbortSignal;
  end: () => void;
  lose: () => void;
}

function start() {
  const connections: Connection[] = [];
  const reload = vi.fn();
  const machine = liveUpdatesMachine.provide({
    actions: { reload },
    actors: {
      followUpdates: fromPromise<unknown, FollowUpdatesInput>(
        ({ input, signal }) =>
          new Promise<void>((end, reject) => {
            connections.push({ ...input, signal, end, lose: () => reject(new Error('Lost')) });
          }),
      ),
    },
  });
  const started = startMachine(machine);
  return {
    ...started,
    connections,
    reload,
    show: () => started.actor.send({ type: 'wallet.shown' }),
    hide: () => started.actor.send({ type: 'wallet.hidden' }),
    latest: () => connections.at(-1)!,
    state: () => started.actor.getSnapshot().value,
  };
}

function open() {
  const started = start();
  started.show();
  started.latest().onOpen();
  return started;
}

const deposit: WalletTransaction = {
  id: 'deposit',
  type: 'deposit',
  currency: 'PKR',
  amount: '25000',
  contact: 'Deposit via Debit Card',
  counterparty: 'Debit Card',
  status: 'completed',
  timestamp: '2026-11-27T08:00:00Z',
};

const createUpdate = (
  changes: Partial<WalletTransaction> | null,
  { id = 'update', second = 0 } = {},
): LiveUpdate => ({
  id,
  occurredAt: new Date(Date.UTC(2026, 10, 27, 9, 0, second)).toISOString(),
  transaction: changes && { ...deposit, ...changes },
});

it('connects only while the wallet is shown', () => {
  const { connections, latest, show, hide, state } = start();
  expect(connections).toHaveLength(0);
  show();
  expect(state()).toEqual({ following: 'connecting' });
  latest().onOpen();
  expect(state()).toEqual({ following: 'live' });
  hide();
  expect(state()).toBe('paused');
  expect(latest().signal.aborted).toBe(true);
  show();
  expect(connections).toHaveLength(2);
});

it('reloads the wallet each time that a connection opens again', async () => {
  const { connections, latest, show, hide, reload } = start();
  show();
  latest().lose();
  await settle();
  hide();
  show();
  latest().onOpen();
  expect(reload).not.toHaveBeenCalled();
  // A host may reconnect by itself.
  latest().onOpen();
  expect(reload).toHaveBeenCalledOnce();
  hide();
  show();
  latest().onOpen();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(connections.map(({ isFirst }) => isFirst)).toEqual([true, true, false]);
});

it.each([
  ['deposit', 'completed', 'Debit Card', 'moneyArrived', 'success'],
  ['deposit', 'failed', 'Debit Card', 'moneyNotArrived', 'danger'],
  ['received', 'completed', 'Fatima Noor', 'moneyArrivedFrom', 'success'],
  ['received', 'completed', null, 'moneyArrived', 'success'],
  ['received', 'failed', 'Fatima Noor', 'moneyNotArrived', 'danger'],
  ['gold_purchase', 'completed', null, 'moneyArrived', 'success'],
  ['sent', 'completed', 'Ahmed Khan', 'transferCompleted', 'success'],
  ['sent', 'failed', 'Ahmed Khan', 'transferNotCompleted', 'danger'],
  ['sent', 'completed', null, 'transactionCompleted', 'success'],
  ['withdrawal', 'failed', 'HBL', 'transactionNotCompleted', 'danger'],
  ['bill_payment', 'completed', null, 'transactionCompleted', 'success'],
] as const)('announces a %s that has %s: %s', (type, status, counterparty, id, tone) => {
  const { latest, toasts, reload } = open();
  latest().onUpdate(createUpdate({ type, status, counterparty }));
  expect(reload).toHaveBeenCalledOnce();
  expect(toasts).toMatchObject([{ type: 'toast', tone, id }]);
  const { values } = toasts[0]!;
  expect(values).toMatchObject({ amount: { amount: '25000', currency: 'PKR' } });
  if (/From$|^transfer/.test(id)) expect(values).toMatchObject({ name: counterparty });
  else expect(values).not.toHaveProperty('name');
});

it.each([null, { status: 'pending' }, { status: 'reversed' }])(
  'only reloads after any other change: %o',
  (changes) => {
    const { latest, toasts, reload } = open();
    latest().onUpdate(createUpdate(changes));
    expect(reload).toHaveBeenCalledOnce();
    expect(toasts).toEqual([]);
  },
);

it('handles a repeated update once, also after it has reconnected', async () => {
  const { latest, clock, toasts, reload } = open();
  latest().onUpdate(createUpdate({}));
  latest().onUpdate(createUpdate({}));
  latest().lose();
  await settle();
  clock.increment(1000);
  latest().onOpen();
  latest().onUpdate(createUpdate({}));
  expect(toasts).toHaveLength(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('ignores what was true before the latest update of a transaction', () => {
  const { latest, toasts, reload } = open();
  latest().onUpdate(createUpdate({ status: 'failed' }, { id: 'b', second: 2 }));
  latest().onUpdate(createUpdate({ status: 'completed' }, { id: 'a', second: 1 }));
  expect(toasts.map(({ id }) => id)).toEqual(['moneyNotArrived']);
  expect(reload).toHaveBeenCalledOnce();
  // A deposit may be reversed later, and other transactions have their own order.
  latest().onUpdate(createUpdate({ id: 'other' }, { id: 'c', second: 1 }));
  latest().onUpdate(createUpdate({ status: 'completed' }, { id: 'd', second: 3 }));
  expect(toasts.map(({ id }) => id)).toEqual(['moneyNotArrived', 'moneyArrived', 'moneyArrived']);
});

it('remembers the last 200 updates', () => {
  const { actor, latest, reload } = open();
  for (let index = 0; index <= 200; index += 1) {
    latest().onUpdate(createUpdate(null, { id: String(index) }));
  }
  expect(actor.getSnapshot().context.known).toHaveLength(200);
  latest().onUpdate(createUpdate(null, { id: '1' }));
  expect(reload).toHaveBeenCalledTimes(201);
});

it.each([
  [0, 0.5],
  [0.5, 0.75],
  [1 - Number.EPSILON, 1],
])(
  'connects again after longer and longer pauses, with the random number %d',
  async (random, share) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { connections, latest, clock, show, state } = start();
    show();
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const count = connections.length;
      latest().lose();
      await settle();
      expect(state()).toBe('waiting');
      clock.increment(seconds * 1000 * share - 1);
      expect(connections).toHaveLength(count);
      clock.increment(1);
      expect(connections).toHaveLength(count + 1);
    }
  },
);

it('connects again soon after a connection that has lasted', async () => {
  const { connections, latest, clock } = open();
  for (const lost of [1000, 2000]) {
    latest().end();
    await settle();
    clock.increment(lost);
  }
  expect(connections).toHaveLength(3);
  latest().onOpen();
  clock.increment(30_000);
  latest().end();
  await settle();
  clock.increment(1000);
  expect(connections).toHaveLength(4);
});

it('connects again at once when the wallet is shown again', async () => {
  const { connections, latest, clock, show, hide, actor, state } = start();
  show();
  latest().lose();
  await settle();
  hide();
  expect(state()).toBe('paused');
  clock.increment(60_000);
  expect(connections).toHaveLength(1);
  show();
  expect(connections).toHaveLength(2);
  expect(actor.getSnapshot().context.failures).toBe(0);
});

it('gives up a connection that does not open in 30 s', () => {
  const { latest, clock, show, state } = start();
  show();
  clock.increment(30_000);
  expect(state()).toBe('waiting');
  expect(latest().signal.aborted).toBe(true);
});
