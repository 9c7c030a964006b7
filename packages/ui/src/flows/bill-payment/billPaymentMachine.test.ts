import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/startMachine';
import type { BillDetails } from './billDetails';
import { billPaymentMachine, type BillPaymentEvent } from './billPaymentMachine';
import type { Bill } from './bills';

const bill: Bill = {
  id: 'bill-1',
  category: 'gas',
  provider: 'SSGC',
  amount: '2150',
  dueDate: '2026-11-15',
  status: 'overdue',
};
const sound: BillDetails = { provider: 'LESCO', accountNumber: '04123456789', amount: '4,850.50' };
const submitted: BillPaymentEvent = { type: 'submitted', at: '2026-11-21T10:00:00.000Z' };
const electricity: BillPaymentEvent = { type: 'category.chosen', category: 'electricity' };

function start(...events: BillPaymentEvent[]) {
  const started = startMachine(billPaymentMachine);
  const { actor } = started;
  const send = (...more: BillPaymentEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    ...started,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const withDetails = (details: Partial<BillDetails>) =>
  start(electricity, { type: 'details.changed', details: { ...sound, ...details } });

function paid(...events: BillPaymentEvent[]) {
  const started = start(...events, submitted);
  started.clock.increment(2000);
  expect(started.state()).toBe('paid');
  return started;
}

describe('validation', () => {
  it.each([
    { provider: null },
    { accountNumber: '' },
    { accountNumber: '   ' },
    { amount: '' },
    { amount: ' ' },
  ])('wants everything filled in: %j', (details) => {
    const { send, state, context, toasts } = withDetails(details);
    send(submitted);
    expect(state()).toBe('enteringDetails');
    expect(context().problem).toEqual({ id: 'missingInformation' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'missingInformation' }]);
  });

  it.each(['0', '0.00', '-5', 'abc', '1e5', '9'.repeat(31)])('refuses %j as amount', (amount) => {
    const { send, state, context, toasts } = withDetails({ amount });
    send(submitted);
    expect(state()).toBe('enteringDetails');
    expect(context().problem).toEqual({ id: 'invalidAmount' });
    expect(toasts.map(({ id }) => id)).toEqual(['invalidAmount']);
  });

  it('says what is missing before what is wrong', () => {
    const { send, toasts } = withDetails({ accountNumber: '', amount: '0' });
    send(submitted);
    expect(toasts.map(({ id }) => id)).toEqual(['missingInformation']);
  });

  it('keeps the problem until it is solved, and toasts it again when asked again', () => {
    const { send, context, toasts } = withDetails({ provider: null, accountNumber: '' });
    send(submitted, { type: 'details.changed', details: { provider: 'LESCO' } });
    expect(context().problem).toEqual({ id: 'missingInformation' });
    send(submitted);
    expect(toasts).toHaveLength(2);
    send({ type: 'details.changed', details: { accountNumber: '1' } });
    expect(context().problem).toBeNull();
  });
});

describe('paying', () => {
  it('takes 2 s, then says what was paid', () => {
    const { send, state, context, clock, toasts } = withDetails({ amount: 'Rs. ۴٬۸۵۰٫۵۰' });
    send(submitted);
    clock.increment(1999);
    expect(state()).toBe('paying');
    expect(toasts).toEqual([]);
    clock.increment(1);
    expect(state()).toBe('paid');
    expect(context().paidAt).toBe('2026-11-21T10:00:00.000Z');
    expect(toasts).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'billPaid',
        values: { amount: 'Rs. 4,850.50', provider: 'LESCO' },
      },
    ]);
  });

  it('takes nothing else meanwhile', () => {
    const { send, state, context, clock, toasts } = withDetails({});
    send(submitted);
    clock.increment(1000);
    send(
      { type: 'submitted', at: '2026-11-21T10:00:01.000Z' },
      { type: 'details.changed', details: { amount: '1' } },
      { type: 'back' },
    );
    expect(state()).toBe('paying');
    expect(context()).toMatchObject({ details: sound, paidAt: '2026-11-21T10:00:00.000Z' });
    clock.increment(1000);
    expect(state()).toBe('paid');
    clock.increment(60_000);
    expect(toasts).toHaveLength(1);
  });

  it('stops when the page is left', () => {
    const { send, actor, clock, toasts } = withDetails({});
    send(submitted);
    actor.stop();
    clock.increment(60_000);
    expect(toasts).toEqual([]);
  });
});

describe('recent bills', () => {
  it('fills in category, provider and amount, and leaves the account to the person', () => {
    const { state, context } = start({ type: 'bill.chosen', bill });
    expect(state()).toBe('enteringDetails');
    expect(context()).toMatchObject({
      category: 'gas',
      details: { provider: 'SSGC', accountNumber: '', amount: '2150' },
    });
  });

  it('has nothing to pay on a paid bill', () => {
    const { state } = start({ type: 'bill.chosen', bill: { ...bill, status: 'paid' } });
    expect(state()).toBe('choosingCategory');
  });

  it('does not let the same bill be paid twice', () => {
    const { context, send, state } = paid(
      { type: 'bill.chosen', bill },
      { type: 'details.changed', details: { accountNumber: '1' } },
    );
    expect(context().paidBills).toEqual(['bill-1']);
    send({ type: 'another' }, { type: 'bill.chosen', bill });
    expect(state()).toBe('choosingCategory');
  });

  it.each([{ amount: '100' }, { provider: 'SNGPL' }])(
    'leaves the bill due when something else was paid: %j',
    (details) => {
      const { context } = paid(
        { type: 'bill.chosen', bill },
        { type: 'details.changed', details: { accountNumber: '1', ...details } },
      );
      expect(context().paidBills).toEqual([]);
    },
  );

  it('does not prefill an account with another provider', () => {
    const { context } = start(
      electricity,
      { type: 'details.changed', details: sound },
      { type: 'back' },
      { type: 'bill.chosen', bill },
    );
    expect(context().details.accountNumber).toBe('');
  });
});

describe('going back', () => {
  it('keeps the details within a category, and forgets them in another', () => {
    const { send, context } = withDetails({});
    send({ type: 'back' }, electricity);
    expect(context().details).toEqual(sound);
    send({ type: 'back' }, { type: 'category.chosen', category: 'gas' });
    expect(context().details).toEqual({ provider: null, accountNumber: '', amount: '' });
  });

  it.each(['another', 'back'] as const)('resets everything by %s once paid', (type) => {
    const { send, state, context } = paid(electricity, {
      type: 'details.changed',
      details: sound,
    });
    send({ type });
    expect(state()).toBe('choosingCategory');
    expect(context()).toEqual({
      category: null,
      details: { provider: null, accountNumber: '', amount: '' },
      bill: null,
      paidBills: [],
      problem: null,
      paidAt: null,
    });
  });

  it('leaves from the first step', () => {
    expect(start({ type: 'back' }).left).toHaveBeenCalledOnce();
  });

  it('leaves once when finished', () => {
    const { send, left } = paid(electricity, { type: 'details.changed', details: sound });
    send({ type: 'finished' }, { type: 'finished' }, { type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });
});
