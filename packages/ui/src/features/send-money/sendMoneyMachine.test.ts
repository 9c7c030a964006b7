import { accounts, contacts } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Money } from '../../format';
import { dinarMoney, money } from '../../format/testing/money';
import { NoResponseError } from '../../engine/requests';
import type { WalletAccount } from '../../types';
import { formatInEnglish } from '../../engine/testing/formatInEnglish';
import { sendMoneyMachine, type SendTransferInput, type SentTransfer } from './sendMoneyMachine';
import { settle } from '../../engine/testing/settle';

const [contact] = contacts;
function start(
  sendTransfer: (input: SendTransferInput) => Promise<SentTransfer | null | void>,
  held: readonly WalletAccount[] = accounts,
  at: Money = money,
) {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(
    sendMoneyMachine.provide({
      actors: {
        sendTransfer: fromPromise<SentTransfer | null | void, SendTransferInput>(({ input }) =>
          sendTransfer(input),
        ),
      },
    }),
    { clock, input: { money: at } },
  );
  actor.on('toast', (toast) => toasts.push(toast.id));
  actor.on('left', left);
  actor.start();
  actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: held } });
  actor.send({ type: 'contact.chosen', contact });
  return { actor, clock, toasts, left };
}

type Started = ReturnType<typeof start>;

function confirm({ actor }: Started, amount: string) {
  actor.send({ type: 'amount.changed', amount });
  actor.send({ type: 'continued' });
  actor.send({ type: 'submitted' });
}

describe('sendMoneyMachine', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it.each(['', '0', '0.00', '-5', 'abc', '1e5'])('does not continue with %j', (amount) => {
    const { actor } = start(async () => null);
    actor.send({ type: 'amount.changed', amount });
    expect(actor.getSnapshot().can({ type: 'continued' })).toBe(false);
  });

  it('requests the transfer in plain decimals, with the trimmed message', async () => {
    const sendTransfer = vi.fn(async () => null);
    const started = start(sendTransfer);
    started.actor.send({ type: 'message.changed', message: '  Rent ' });
    confirm(started, 'Rs. ۱,۵۰۰');
    await settle();
    expect(sendTransfer).toHaveBeenCalledExactlyOnceWith({
      accountId: 'account-pkr',
      amount: '1500',
      recipientId: contact.id,
      recipientPhone: contact.phone,
      recipientName: contact.name,
      message: 'Rent',
      idempotencyKey: expect.any(String),
    });
    expect(started.actor.getSnapshot().value).toBe('sent');
  });

  it('reports a missing cash account first, whatever the amount', () => {
    const sendTransfer = vi.fn(async () => null);
    const started = start(sendTransfer, []);
    confirm(started, '999999999');
    expect(started.toasts).toEqual(['sendAccountError']);
    expect(sendTransfer).not.toHaveBeenCalled();
  });

  it('rejects more than the total of all cash accounts, and can send all of it', async () => {
    const held: WalletAccount[] = [
      { id: 'a', type: 'trustvault', balance: '0.10' },
      { id: 'b', type: 'trustvault', balance: '0.20' },
    ];
    const sendTransfer = vi.fn(async () => null);
    const started = start(sendTransfer, held);
    confirm(started, '0.31');
    const { problem } = started.actor.getSnapshot().context;
    expect(problem && formatInEnglish(problem)).toEqual({
      id: 'sendInsufficientBalance',
      values: { amount: 'PKR 0.30' },
    });
    started.actor.send({ type: 'back' });
    confirm(started, '0.30');
    await settle();
    expect(sendTransfer).toHaveBeenCalledOnce();
    expect(sendTransfer).toHaveBeenCalledWith(expect.objectContaining({ accountId: 'a' }));
  });

  it('reports the balance with the decimals of the home currency, rounded down', async () => {
    const held: WalletAccount[] = [{ id: 'a', type: 'current', balance: '12.3459' }];
    const sendTransfer = vi.fn(async () => null);
    const started = start(sendTransfer, held, dinarMoney);
    confirm(started, '12.346');
    const { problem } = started.actor.getSnapshot().context;
    expect(problem && formatInEnglish(problem, dinarMoney)).toEqual({
      id: 'sendInsufficientBalance',
      values: { amount: 'KWD 12.345' },
    });
    started.actor.send({ type: 'back' });
    confirm(started, '12.345');
    await settle();
    expect(sendTransfer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ accountId: 'a', amount: '12.345' }),
    );
  });

  it('needs the account of its home currency', () => {
    const started = start(async () => null, accounts, dinarMoney);
    confirm(started, '1');
    expect(started.toasts).toEqual(['sendAccountError']);
  });

  it('ignores another Send during the request', async () => {
    const sendTransfer = vi.fn(() => new Promise<SentTransfer | null | void>(() => {}));
    const started = start(sendTransfer);
    confirm(started, '100');
    started.actor.send({ type: 'submitted' });
    started.actor.send({ type: 'back' });
    await settle();
    expect(sendTransfer).toHaveBeenCalledOnce();
    expect(started.actor.getSnapshot().value).toBe('sending');
  });

  it('keeps everything after a failure, logs it, and repeats with the same key', async () => {
    const failure = new Error('500: no');
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValue(null);
    const started = start(sendTransfer);
    confirm(started, '250.50');
    await settle();
    expect(started.actor.getSnapshot().value).toBe('confirming');
    expect(started.toasts).toEqual(['transferFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);

    started.actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(started.actor.getSnapshot().value).toBe('sent');
  });

  it.each([
    ['1000', '1,000'],
    ['Rs. 1000', '۱۰۰۰.۰۰'],
    ['250.5', '250.50'],
  ])('repeats %s with the same key when it is typed as %s', async (typed, retyped) => {
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValueOnce(new Error('500: no'))
      .mockResolvedValue(null);
    const started = start(sendTransfer);
    confirm(started, typed);
    await settle();
    started.actor.send({ type: 'back' });
    confirm(started, retyped);
    await settle();
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('repeats a transfer whose money is already deducted, and rejects any other', async () => {
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValueOnce(new Error('No answer'))
      .mockResolvedValue(null);
    const held: WalletAccount[] = [{ id: 'a', type: 'trustvault', balance: '100' }];
    const started = start(sendTransfer, held);
    confirm(started, '80');
    await settle();
    const left = held.map((account) => ({ ...account, balance: '20' }));
    started.actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: left } });
    started.actor.send({ type: 'back' });
    confirm(started, '80.01');
    expect(started.toasts).toEqual(['transferFailed', 'sendInsufficientBalance']);
    started.actor.send({ type: 'back' });
    confirm(started, '80');
    await settle();
    expect(started.actor.getSnapshot().value).toBe('sent');
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('uses a new key when the amount changed after a failure', async () => {
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValueOnce(new Error('500: no'))
      .mockResolvedValue(null);
    const started = start(sendTransfer);
    confirm(started, '250');
    await settle();
    started.actor.send({ type: 'back' });
    confirm(started, '260');
    await settle();
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('repeats a transfer with its key after another one failed', async () => {
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValue(new Error('No answer'));
    const started = start(sendTransfer);
    for (const amount of ['250', '260', '250']) {
      confirm(started, amount);
      await settle();
      started.actor.send({ type: 'back' });
    }
    const [first, second, third] = sendTransfer.mock.calls.map(([input]) => input);
    expect(third).toEqual(first);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('does not show why a transfer failed beside a transfer to another contact', async () => {
    const started = start(() => Promise.reject(new Error('No answer')));
    confirm(started, '250');
    await settle();
    const { contact } = started.actor.getSnapshot().context;
    const getProblem = () => started.actor.getSnapshot().context.problem?.id;
    started.actor.send({ type: 'back' });
    started.actor.send({ type: 'back' });
    started.actor.send({ type: 'contact.chosen', contact: contact! });
    expect(getProblem()).toBe('transferFailed');
    started.actor.send({ type: 'back' });
    started.actor.send({ type: 'contact.chosen', contact: { ...contact!, id: 'another' } });
    expect(getProblem()).toBeUndefined();
  });

  it('does not show why a transfer failed beside a transfer with another message', async () => {
    const started = start(() => Promise.reject(new Error('No answer')));
    confirm(started, '250');
    await settle();
    started.actor.send({ type: 'back' });
    started.actor.send({ type: 'message.changed', message: 'Another message' });
    started.actor.send({ type: 'continued' });
    expect(started.actor.getSnapshot().context.problem).toBeNull();
  });

  it('times out on a request without a response', async () => {
    const started = start(() => new Promise<SentTransfer | null | void>(() => {}));
    confirm(started, '100');
    started.clock.increment(29_999);
    expect(started.actor.getSnapshot().value).toBe('sending');
    started.clock.increment(1);
    expect(started.actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
    expect(started.toasts).toEqual(['noAnswerYet']);
  });

  it('uses a new key for another contact with the same name', async () => {
    const sendTransfer = vi
      .fn<(input: SendTransferInput) => Promise<SentTransfer | null | void>>()
      .mockRejectedValueOnce(new NoResponseError())
      .mockResolvedValue(null);
    const started = start(sendTransfer);
    confirm(started, '250');
    await settle();
    expect(started.toasts).toEqual(['transferFailed']);
    const namesake = { ...contact, id: 'namesake', phone: '+92 300 7654321' };
    started.actor.send({ type: 'back' });
    started.actor.send({ type: 'contact.chosen', contact: namesake });
    confirm(started, '250');
    await settle();
    const [first, second] = sendTransfer.mock.calls.map(([input]) => input);
    expect(second).toMatchObject({ recipientName: contact.name, recipientId: 'namesake' });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(started.actor.getSnapshot()).toMatchObject({
      value: 'sent',
      context: { contact: namesake },
    });
  });

  it('opens the request of a payment link on the amount step, and returns to the contacts', () => {
    const request = { contact, amount: '2500.50', message: 'Rent' };
    const actor = createActor(sendMoneyMachine, { input: { money, request } }).start();
    expect(actor.getSnapshot()).toMatchObject({ value: 'enteringAmount', context: request });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosingContact');
  });

  it.each([
    [{ id: 'txn/7' }, 'txn/7'],
    [null, null],
  ])('keeps the id of the created transaction %j', async (created, id) => {
    const started = start(async () => created);
    confirm(started, '100');
    await settle();
    expect(started.actor.getSnapshot().context.transactionId).toBe(id);
  });

  it('leaves 3 s after success, not before', async () => {
    const started = start(async () => null);
    confirm(started, '100');
    await settle();
    started.clock.increment(2999);
    expect(started.left).not.toHaveBeenCalled();
    started.clock.increment(1);
    expect(started.left).toHaveBeenCalledOnce();
  });

  it('reports a missing cash account only once the accounts are loaded', async () => {
    const sendTransfer = vi.fn(async () => null);
    const started = start(sendTransfer);
    started.actor.send({ type: 'accounts.changed', accounts: { status: 'loading' } });
    confirm(started, '100');
    expect(started.actor.getSnapshot().value).toBe('awaitingAccounts');
    started.actor.send({
      type: 'accounts.changed',
      accounts: { status: 'ready', value: accounts },
    });
    await settle();
    expect(started.toasts).toEqual([]);
    expect(started.actor.getSnapshot().value).toBe('sent');
  });

  it('reloads accounts after a failure, and reports a second failure', () => {
    const retry = vi.fn();
    const started = start(async () => null);
    const failed = { type: 'accounts.changed', accounts: { status: 'error', retry } } as const;
    started.actor.send(failed);
    confirm(started, '100');
    expect(retry).toHaveBeenCalledOnce();
    started.actor.send(failed);
    expect(started.actor.getSnapshot().value).toBe('confirming');
    expect(started.toasts).toEqual(['accountsNotLoaded']);
    started.actor.send({ type: 'submitted' });
    started.clock.increment(30_000);
    expect(started.toasts).toEqual(['accountsNotLoaded', 'accountsNotLoaded']);
  });

  it('pauses while the user is active, and then restarts the delay', async () => {
    const started = start(async () => null);
    confirm(started, '100');
    await settle();
    started.clock.increment(2_999);
    started.actor.send({ type: 'redirect.paused' });
    started.clock.increment(600_000);
    expect(started.left).not.toHaveBeenCalled();
    started.actor.send({ type: 'redirect.resumed' });
    started.clock.increment(2_999);
    expect(started.left).not.toHaveBeenCalled();
    started.clock.increment(1);
    expect(started.left).toHaveBeenCalledOnce();
  });

  it('leaves once, however often Back is pressed', async () => {
    const started = start(async () => null);
    confirm(started, '100');
    await settle();
    started.actor.send({ type: 'finished' });
    started.actor.send({ type: 'finished' });
    started.clock.increment(60_000);
    expect(started.left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });
});
