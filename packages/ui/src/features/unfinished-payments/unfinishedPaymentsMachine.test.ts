import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import {
  unfinishedPaymentsMachine,
  type PaymentResult,
  type UnfinishedPayment,
} from './unfinishedPaymentsMachine';
import { settle } from '../../engine/testing/settle';

const createPayment = (key: string, minute: number): UnfinishedPayment => ({
  key,
  kind: 'payment',
  summary: { payee: 'Ahmed Khan', amount: '1500' },
  startedAt: new Date(Date.UTC(2026, 10, 27, 9, minute)).toISOString(),
});

const [older, newer] = [createPayment('older', 1), createPayment('newer', 2)];
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function start(findResult: (payment: UnfinishedPayment | null) => Promise<PaymentResult>) {
  const machine = unfinishedPaymentsMachine.provide({
    actors: {
      findResult: fromPromise<PaymentResult, UnfinishedPayment | null>(({ input }) =>
        findResult(input),
      ),
    },
  });
  const started = startMachine(machine, { payments: [newer, older] });
  return { ...started, context: () => started.actor.getSnapshot().context };
}

it.each(['succeeded', 'refused'] as const)(
  'keeps a payment that has %s in the list',
  async (result) => {
    const findResult = vi.fn(async () => result);
    const { actor, context } = start(findResult);
    actor.send({ type: 'check.requested', key: 'older' });
    // The app no longer knows it as soon as it is answered.
    actor.send({ type: 'payments.changed', payments: [newer] });
    await settle();
    actor.send({ type: 'payments.changed', payments: [newer] });
    expect(findResult).toHaveBeenCalledExactlyOnceWith(older);
    expect(context()).toMatchObject({ payments: [newer, older], results: { older: result } });
    actor.send({ type: 'check.requested', key: 'older' });
    expect(findResult).toHaveBeenCalledOnce();
  },
);

it('keeps a payment unfinished if the check fails, and says so', async () => {
  const { actor, context, toasts } = start(() => Promise.reject(new Error('No connection')));
  actor.send({ type: 'check.requested', key: 'newer' });
  await settle();
  expect(actor.getSnapshot().value).toBe('idle');
  expect(context().results).toEqual({});
  expect(toasts).toEqual([{ type: 'toast', tone: 'neutral', id: 'noAnswerYet' }]);
});

it('keeps a payment unfinished if no answer comes in time', () => {
  const { actor, clock, toasts } = start(() => new Promise(() => {}));
  actor.send({ type: 'check.requested', key: 'newer' });
  clock.increment(30_000);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(toasts.map(({ id }) => id)).toEqual(['noAnswerYet']);
});

it('checks one payment at a time', () => {
  const findResult = vi.fn(() => new Promise<never>(() => {}));
  const { actor } = start(findResult);
  actor.send({ type: 'check.requested', key: 'newer' });
  actor.send({ type: 'check.requested', key: 'older' });
  expect(findResult).toHaveBeenCalledExactlyOnceWith(newer);
});

it('lists newly known payments, and removes those that another page has finished', () => {
  const { actor, context } = start(async () => 'succeeded');
  const latest = createPayment('latest', 3);
  actor.send({ type: 'payments.changed', payments: [older, latest] });
  expect(context().payments).toEqual([latest, older]);
  actor.send({ type: 'payments.changed', payments: [] });
  expect(context().payments).toEqual([]);
});
