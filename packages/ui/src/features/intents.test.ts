import { contacts, accounts } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { askConsent, keepIntents, resumeIntents, type Intent, type IntentStore } from '../engine';
import { money } from '../format/testing/money';
import {
  sendMoneyMachine,
  type SendTransferInput,
  type SentTransfer,
} from './send-money/sendMoneyMachine';
import { NoResponseError, type RecentPayment } from '../engine/requests';
import { settle } from '../engine/testing/settle';

type Sent = SentTransfer | null | void;
type Send = (input: SendTransferInput) => Promise<Sent>;

const [contact] = contacts;
const now = () => new Date('2026-11-27T09:00:00Z');
function createStore() {
  let stored: string[] = [];
  const read = (): Intent[] => stored.map((text) => JSON.parse(text) as Intent);
  const store: IntentStore = {
    load: () => read(),
    save: (_flow, intent) => {
      store.remove(intent.key);
      stored = [JSON.stringify(intent), ...stored];
    },
    remove: (key) => void (stored = stored.filter((text) => !text.includes(`"${key}"`))),
  };
  return { store, read };
}

/** Opens the flow like a page, including after a reload. */
function open(store: IntentStore, send: Send) {
  const machine = sendMoneyMachine.provide({
    actors: {
      sendTransfer: fromPromise<Sent, SendTransferInput>(({ input }) => send(input)),
    },
  });
  const actor = createActor(machine, {
    input: { money },
    clock: new SimulatedClock(),
    snapshot: resumeIntents(machine, { money }, store.load('sendMoney')),
  });
  keepIntents(actor, 'sendMoney', store, now);
  actor.start();
  actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: accounts } });
  const submit = async (amount: string) => {
    actor.send({ type: 'contact.chosen', contact });
    actor.send({ type: 'amount.changed', amount });
    actor.send({ type: 'continued' });
    actor.send({ type: 'submitted' });
    await settle();
  };
  return { actor, submit };
}

const UNRESOLVED = { inDoubt: 'unresolved' };

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('stores a payment before it is answered, and removes it after a success', async () => {
  const { store, read } = createStore();
  const stored: number[] = [];
  const { submit } = open(store, async () => {
    await settle();
    stored.push(read().length);
    return { id: 't' };
  });
  await submit('250');
  await settle();
  await settle();
  expect(stored).toEqual([1]);
  expect(read()).toEqual([]);
});

it('shows a payment in doubt first after a reload, and continues it with its key', async () => {
  const { store, read } = createStore();
  const send = vi.fn<Send>().mockRejectedValueOnce(new NoResponseError());
  const first = open(store, send);
  await first.submit('250');
  expect(read()).toMatchObject([
    { startedAt: '2026-11-27T09:00:00.000Z', summary: { payee: contact.name, amount: '250' } },
  ]);
  first.actor.stop();

  send.mockResolvedValue({ id: 't' });
  const { actor } = open(store, send);
  expect(actor.getSnapshot()).toMatchObject({
    value: UNRESOLVED,
    context: { contact, amount: '250' },
  });
  actor.send({ type: 'submitted' });
  await settle();
  expect(actor.getSnapshot().value).toBe('sent');
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(read()).toEqual([]);
});

it('takes a payment that was interrupted by a crash for one in doubt', async () => {
  const { store } = createStore();
  const { submit, actor } = open(store, () => new Promise(() => {}));
  await submit('250');
  actor.stop();
  expect(open(store, async () => ({ id: 't' })).actor.getSnapshot().value).toEqual(UNRESOLVED);
});

it('keeps the key of the same payment after going on with something else', async () => {
  const { store, read } = createStore();
  const send = vi.fn<Send>().mockRejectedValueOnce(new NoResponseError());
  const first = open(store, send);
  await first.submit('250');
  first.actor.stop();

  send.mockResolvedValue({ id: 't' });
  const { actor, submit } = open(store, send);
  actor.send({ type: 'back' });
  await submit('260');
  expect(read()).toMatchObject([{ summary: { amount: '250' } }]);
  actor.stop();

  const last = open(store, send);
  last.actor.send({ type: 'back' });
  await last.submit('250');
  const keys = send.mock.calls.map(([input]) => input.idempotencyKey);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it('does not show a rejected payment first, but keeps its key for a retry', async () => {
  const { store } = createStore();
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Error('500: no'))
    .mockResolvedValue({ id: 't' });
  const first = open(store, send);
  await first.submit('250');
  first.actor.stop();
  const { actor, submit } = open(store, send);
  expect(actor.getSnapshot().value).toBe('choosingContact');
  await submit('250');
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

it('continues a payment of another tab that was open before', async () => {
  const { store, read } = createStore();
  const send = vi.fn<Send>().mockRejectedValueOnce(new NoResponseError());
  const [first, second] = [open(store, send), open(store, send)];
  await first.submit('250');
  send.mockResolvedValue({ id: 't' });
  await second.submit('250');
  expect(second.actor.getSnapshot().value).toBe('sent');
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  expect(read()).toEqual([]);
});

it('keeps the key after 401, which does not tell what an earlier try did', async () => {
  const { store, read } = createStore();
  const signedOut = Object.assign(new Error('401: sign in'), { status: 401 });
  const { submit } = open(store, () => Promise.reject(signedOut));
  await submit('250');
  expect(read()).toMatchObject([{ isRejected: true }]);
});

it('forgets a payment that the server refused', async () => {
  const { store, read } = createStore();
  const refusal = Object.assign(new Error('422: no'), { status: 422 });
  const { submit } = open(store, () => Promise.reject(refusal));
  await submit('250');
  expect(read()).toEqual([]);
});

it('starts as usual without unfinished payments', () => {
  expect(resumeIntents(sendMoneyMachine, { money }, [])).toBeUndefined();
});

/** A store that remembers payments, as an app whose host asks before a repeated one. docs/rules.md PAY-12. */
function createRememberingStore() {
  const { store, read } = createStore();
  const recent = new Map<string, RecentPayment>();
  const settle = (key: string) => {
    const { target, summary } = read().find((intent) => intent.key === key) ?? {};
    if (target !== undefined && summary)
      recent.set(target, { summary, paidAt: now().toISOString() });
    store.remove(key);
  };
  return { read, store: { ...store, settle, findRecent: (target: string) => recent.get(target) } };
}

it('asks before the same payee is paid the same amount again, whatever the message', async () => {
  const { store, read } = createRememberingStore();
  const send = vi.fn<Send>(async () => null);
  await open(store, send).submit('250');
  const { actor, submit } = open(store, send);
  actor.send({ type: 'contact.chosen', contact });
  actor.send({ type: 'message.changed', message: 'Lunch' });
  actor.send({ type: 'back' });
  await submit('250.00');
  expect(actor.getSnapshot().value).toBe('asking');
  expect(actor.getSnapshot().context.attempt?.repeats?.summary).toMatchObject({ amount: '250' });
  expect(send).toHaveBeenCalledOnce();
  // It has not been sent, so that it must not be in doubt after a reload.
  expect(read()).toEqual([]);

  actor.send({ type: 'repeat.declined' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { attempt: null } });
  actor.send({ type: 'submitted' });
  expect(actor.getSnapshot().value).toBe('asking');
  actor.send({ type: 'repeat.confirmed' });
  await settle();
  expect(actor.getSnapshot().value).toBe('sent');
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[0].idempotencyKey).not.toBe(send.mock.calls[0]?.[0].idempotencyKey);
});

it('does not ask about another amount, or about a retry', async () => {
  const { store } = createRememberingStore();
  const send = vi.fn<Send>(async () => null);
  await open(store, send).submit('250');
  const another = open(store, send);
  await another.submit('251');
  expect(another.actor.getSnapshot().value).toBe('sent');
  const { actor, submit } = open(store, send);
  send.mockRejectedValueOnce(Object.assign(new Error('500'), { status: 500 }));
  await submit('250');
  actor.send({ type: 'repeat.confirmed' });
  await settle();
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'submitted' });
  await settle();
  expect(actor.getSnapshot().value).toBe('sent');
});

describe('consent', () => {
  it('is asked for before a payment is sent, and nothing is stored before it is given', async () => {
    const { store, read } = createStore();
    const send = vi.fn<Send>(async () => null);
    const { actor, submit } = open(store, send);
    askConsent(actor);
    await submit('250');
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: {
        attempt: { awaitsConsent: true, summary: { payee: contact.name, amount: '250' } },
      },
    });
    const key = actor.getSnapshot().context.attempt?.key;
    expect(read()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    actor.send({ type: 'consent.given' });
    expect(read()).toMatchObject([{ key }]);
    await settle();
    expect(send.mock.calls).toMatchObject([[{ idempotencyKey: key }]]);
    expect(actor.getSnapshot().value).toBe('sent');
  });

  it('is asked for again after it was declined, for another payment', async () => {
    const { store } = createStore();
    const { actor, submit } = open(store, async () => null);
    const end = askConsent(actor);
    await submit('250');
    const first = actor.getSnapshot().context.attempt?.key;
    actor.send({ type: 'repeat.declined' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { attempt: null } });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('asking');
    expect(actor.getSnapshot().context.attempt?.key).not.toBe(first);
    actor.send({ type: 'back' });
    end();
    actor.send({ type: 'submitted' });
    await settle();
    expect(actor.getSnapshot().value).toBe('sent');
  });

  it('is asked for again after a failure, with the same key, which a refusal of consent keeps', async () => {
    const { store, read } = createStore();
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(Object.assign(new Error('500'), { status: 500 }))
      .mockResolvedValue(null);
    const { actor, submit } = open(store, send);
    askConsent(actor);
    await submit('250');
    actor.send({ type: 'consent.given' });
    await settle();
    const [stored] = read();
    expect(stored).toMatchObject({ isRejected: true });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('asking');
    // The first try may have been executed.
    expect(read()).toMatchObject([{ key: stored?.key, isRejected: true }]);
    actor.send({ type: 'repeat.declined' });
    expect(actor.getSnapshot().context.attempt).toMatchObject({
      key: stored?.key,
      isRejected: true,
      awaitsConsent: undefined,
    });
    actor.send({ type: 'submitted' });
    actor.send({ type: 'consent.given' });
    await settle();
    expect(actor.getSnapshot().value).toBe('sent');
    const [first, second] = send.mock.calls.map(([input]) => input.idempotencyKey);
    expect(second).toBe(first);
  });

  it('comes after the question whether to repeat a payment, and drops it if declined', async () => {
    const { store } = createRememberingStore();
    const send = vi.fn<Send>(async () => null);
    await open(store, send).submit('250');
    const { actor, submit } = open(store, send);
    askConsent(actor);
    await submit('250');
    actor.send({ type: 'repeat.confirmed' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'asking',
      context: { attempt: { repeats: undefined, awaitsConsent: true } },
    });
    actor.send({ type: 'repeat.declined' });
    expect(actor.getSnapshot().context.attempt).toBeNull();
    expect(send).toHaveBeenCalledOnce();
  });
});
