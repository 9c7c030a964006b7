import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request, simulate } from '../../engine/requests';
import { ProblemError } from '../../engine';
import { formatInEnglish } from '../../engine/testing/formatInEnglish';
import { startMachine } from '../../engine/testing/startMachine';
import type { BillDetails, BillReceipt, PayBillInput } from './billDetails';
import { billPaymentMachine, type BillPaymentEvent } from './billPaymentMachine';
import type { Bill } from './bills';
import { settle } from '../../engine/testing/settle';

const bill: Bill = {
  id: 'bill-1',
  category: 'gas',
  provider: 'SSGC',
  amount: '2150',
  dueDate: '2026-11-15',
  status: 'overdue',
};
const validDetails: BillDetails = {
  provider: 'LESCO',
  accountNumber: '04123456789',
  amount: '4,850.50',
};
const submitted: BillPaymentEvent = { type: 'submitted', at: '2026-11-21T10:00:00.000Z' };
const electricity: BillPaymentEvent = { type: 'category.chosen', category: 'electricity' };

type PayBill = (input: PayBillInput) => Promise<BillReceipt | void>;

function startWith(machine: typeof billPaymentMachine, ...events: BillPaymentEvent[]) {
  const started = startMachine(machine);
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

const start = (...events: BillPaymentEvent[]) => startWith(billPaymentMachine, ...events);

/** Provides `payBill` as a real request in place of the default. */
const startWithRequest = (payBill: PayBill, ...events: BillPaymentEvent[]) =>
  startWith(billPaymentMachine.provide({ actors: { payBill: request(payBill) } }), ...events);

const soundDetails: BillPaymentEvent[] = [
  electricity,
  { type: 'details.changed', details: validDetails },
];

const startWithDetails = (details: Partial<BillDetails>) =>
  start(electricity, { type: 'details.changed', details: { ...validDetails, ...details } });

function startPaid(...events: BillPaymentEvent[]) {
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
  ])('requires every field: %j', (details) => {
    const { send, state, context, toasts } = startWithDetails(details);
    send(submitted);
    expect(state()).toBe('enteringDetails');
    expect(context().problem).toEqual({ id: 'missingInformation' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'missingInformation' }]);
  });

  it.each(['0', '0.00', '-5', 'abc', '1e5', '9'.repeat(31)])(
    'rejects %j as an amount',
    (amount) => {
      const { send, state, context, toasts } = startWithDetails({ amount });
      send(submitted);
      expect(state()).toBe('enteringDetails');
      expect(context().problem).toEqual({ id: 'invalidAmount' });
      expect(toasts.map(({ id }) => id)).toEqual(['invalidAmount']);
    },
  );

  it('reports a missing value before an invalid one', () => {
    const { send, toasts } = startWithDetails({ accountNumber: '', amount: '0' });
    send(submitted);
    expect(toasts.map(({ id }) => id)).toEqual(['missingInformation']);
  });

  it('keeps the problem until it is solved, and shows the toast again on the next submission', () => {
    const { send, context, toasts } = startWithDetails({ provider: null, accountNumber: '' });
    send(submitted, { type: 'details.changed', details: { provider: 'LESCO' } });
    expect(context().problem).toEqual({ id: 'missingInformation' });
    send(submitted);
    expect(toasts).toHaveLength(2);
    send({ type: 'details.changed', details: { accountNumber: '1' } });
    expect(context().problem).toBeNull();
  });
});

describe('paying', () => {
  it('takes 2 s, then shows the receipt', () => {
    const { send, state, context, clock, toasts } = startWithDetails({ amount: 'Rs. ۴٬۸۵۰٫۵۰' });
    send(submitted);
    clock.increment(1999);
    expect(state()).toBe('paying');
    expect(toasts).toEqual([]);
    clock.increment(1);
    expect(state()).toBe('paid');
    expect(context().paidAt).toBe('2026-11-21T10:00:00.000Z');
    expect(toasts.map((toast) => formatInEnglish(toast))).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'billPaid',
        values: { amount: 'Rs. 4,850.50', provider: 'LESCO' },
      },
    ]);
  });

  it('ignores other events meanwhile', () => {
    const { send, state, context, clock, toasts } = startWithDetails({});
    send(submitted);
    clock.increment(1000);
    send(
      { type: 'submitted', at: '2026-11-21T10:00:01.000Z' },
      { type: 'details.changed', details: { amount: '1' } },
      { type: 'back' },
    );
    expect(state()).toBe('paying');
    expect(context()).toMatchObject({ details: validDetails, paidAt: '2026-11-21T10:00:00.000Z' });
    clock.increment(1000);
    expect(state()).toBe('paid');
    clock.increment(60_000);
    expect(toasts).toHaveLength(1);
  });

  it('stops when the page is left', () => {
    const { send, actor, clock, toasts } = startWithDetails({});
    send(submitted);
    actor.stop();
    clock.increment(60_000);
    expect(toasts).toEqual([]);
  });
});

describe('with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const refusedOnce = () =>
    vi.fn<PayBill>().mockRejectedValueOnce(new Error('500: no')).mockResolvedValue();

  it('sends plain decimals and the trimmed account', async () => {
    const payBill = vi.fn<PayBill>(async () => {});
    const { send, state } = startWithRequest(payBill, electricity, {
      type: 'details.changed',
      details: { provider: 'LESCO', accountNumber: ' 04 123 ', amount: 'Rs. ۴٬۸۵۰٫۵۰' },
    });
    send(submitted);
    await settle();
    expect(payBill.mock.calls.map(([input]) => input)).toEqual([
      {
        category: 'electricity',
        provider: 'LESCO',
        accountNumber: '04 123',
        amount: '4850.5',
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(state()).toBe('paid');
  });

  it.each([
    ['2150', 'bill-1'],
    ['Rs. 2,150.00', 'bill-1'],
    ['2150.01', undefined],
  ])('names the received bill when %s is paid: %s', async (amount, billId) => {
    const payBill = vi.fn<PayBill>(async () => {});
    const { send } = startWithRequest(
      payBill,
      { type: 'bill.chosen', bill },
      // Clear and re-enter the amount: when provider and amount match again, the payment is for this bill.
      { type: 'details.changed', details: { accountNumber: '1', amount: '' } },
      { type: 'details.changed', details: { amount } },
    );
    send(submitted);
    await settle();
    expect(payBill.mock.calls[0]?.[0].billId).toBe(billId);
  });

  it('shows the date from the server, else the date of the press', async () => {
    const paidAt = '2026-11-22T00:00:05.000Z';
    const answered = startWithRequest(async () => ({ paidAt }), ...soundDetails, submitted);
    const silent = startWithRequest(async () => {}, ...soundDetails, submitted);
    await settle();
    expect(answered.context().paidAt).toBe(paidAt);
    expect(silent.context().paidAt).toBe('2026-11-21T10:00:00.000Z');
  });

  it('requests once, whatever is pressed meanwhile', async () => {
    const payBill = vi.fn<PayBill>(() => new Promise(() => {}));
    const { actor, send } = startWithRequest(payBill, ...soundDetails, submitted);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    send(submitted, { type: 'back' }, submitted);
    await settle();
    expect(payBill).toHaveBeenCalledOnce();
  });

  it('keeps everything after a failure, logs it, and repeats with the same key', async () => {
    const payBill = refusedOnce();
    const { send, state, context, toasts } = startWithRequest(
      payBill,
      { type: 'bill.chosen', bill },
      { type: 'details.changed', details: { accountNumber: '1' } },
    );
    const typed = context().details;
    send(submitted);
    await settle();
    expect(state()).toBe('enteringDetails');
    expect(context()).toMatchObject({
      category: 'gas',
      details: typed,
      problem: { id: 'paymentFailed' },
      paidBills: [],
      paidAt: null,
    });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'paymentFailed' }]);
    expect(console.error).toHaveBeenCalledWith(new Error('500: no'));

    send(submitted);
    await settle();
    const [first, second] = payBill.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(state()).toBe('paid');
    expect(context()).toMatchObject({ paidBills: ['bill-1'], problem: null });
  });

  it.each([
    ['1000', '1,000'],
    ['Rs. 1000', '۱۰۰۰.۰۰'],
  ])('repeats %s with the same key when it is typed as %s', async (typed, retyped) => {
    const payBill = refusedOnce();
    const { send } = startWithRequest(payBill, ...soundDetails, {
      type: 'details.changed',
      details: { amount: typed },
    });
    send(submitted);
    await settle();
    send({ type: 'details.changed', details: { amount: retyped } }, submitted);
    await settle();
    const [first, second] = payBill.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('repeats with the same key after a visit to another category', async () => {
    const payBill = refusedOnce();
    const { send } = startWithRequest(payBill, ...soundDetails, submitted);
    await settle();
    send({ type: 'back' }, { type: 'category.chosen', category: 'gas' }, { type: 'back' });
    send(...soundDetails, submitted);
    await settle();
    const [first, second] = payBill.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it.each([{ amount: '1' }, { accountNumber: '2' }, { provider: 'IESCO' }])(
    'uses a new key after a failure when something else is paid: %j',
    async (details) => {
      const payBill = refusedOnce();
      const { send, context } = startWithRequest(payBill, ...soundDetails, submitted);
      await settle();
      send({ type: 'details.changed', details });
      expect(context().problem).toBeNull();
      send(submitted);
      await settle();
      const [first, second] = payBill.mock.calls.map(([input]) => input.idempotencyKey);
      expect(second).not.toBe(first);
    },
  );

  it('uses a new key to repeat a payment that succeeded', async () => {
    const payBill = vi.fn<PayBill>(async () => {});
    const { send } = startWithRequest(payBill, ...soundDetails, submitted);
    await settle();
    send({ type: 'another' }, ...soundDetails, submitted);
    await settle();
    const [first, second] = payBill.mock.calls.map(([input]) => input.idempotencyKey);
    expect(second).not.toBe(first);
  });

  it('times out on a request without a response', () => {
    const { clock, state, toasts } = startWithRequest(
      () => new Promise(() => {}),
      ...soundDetails,
      submitted,
    );
    clock.increment(29_999);
    expect(state()).toBe('paying');
    clock.increment(1);
    expect(state()).toEqual({ inDoubt: 'unresolved' });
    expect(toasts.map(({ id }) => id)).toEqual(['noAnswerYet']);
  });

  it('shows the server’s reason instead of the default', async () => {
    const problem = { id: 'sendInsufficientBalance', values: { amount: '12.00' } } as const;
    const { context, toasts } = startWithRequest(
      () => Promise.reject(new ProblemError(problem)),
      ...soundDetails,
      submitted,
    );
    await settle();
    expect(context().problem).toEqual(problem);
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', ...problem }]);
  });

  it('accepts a simulation with another delay', () => {
    const quick = billPaymentMachine.provide({ actors: { payBill: simulate(10) } });
    const { clock, state } = startWith(quick, ...soundDetails, submitted);
    clock.increment(10);
    expect(state()).toBe('paid');
  });
});

describe('recent bills', () => {
  it('fills in category, provider and amount, and leaves the account empty', () => {
    const { state, context } = start({ type: 'bill.chosen', bill });
    expect(state()).toBe('enteringDetails');
    expect(context()).toMatchObject({
      category: 'gas',
      details: { provider: 'SSGC', accountNumber: '', amount: '2150' },
    });
  });

  it('does not offer payment of a paid bill', () => {
    const { state } = start({ type: 'bill.chosen', bill: { ...bill, status: 'paid' } });
    expect(state()).toBe('choosingCategory');
  });

  it('does not pay the same bill twice', () => {
    const { context, send, state } = startPaid(
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
      const { context } = startPaid(
        { type: 'bill.chosen', bill },
        { type: 'details.changed', details: { accountNumber: '1', ...details } },
      );
      expect(context().paidBills).toEqual([]);
    },
  );

  it('does not prefill an account with another provider', () => {
    const { context } = start(
      electricity,
      { type: 'details.changed', details: validDetails },
      { type: 'back' },
      { type: 'bill.chosen', bill },
    );
    expect(context().details.accountNumber).toBe('');
  });
});

describe('going back', () => {
  it('keeps the details within a category, and clears them in another', () => {
    const { send, context } = startWithDetails({});
    send({ type: 'back' }, electricity);
    expect(context().details).toEqual(validDetails);
    send({ type: 'back' }, { type: 'category.chosen', category: 'gas' });
    expect(context().details).toEqual({ provider: null, accountNumber: '', amount: '' });
  });

  it.each(['another', 'back'] as const)('resets everything by %s once paid', (type) => {
    const { send, state, context } = startPaid(electricity, {
      type: 'details.changed',
      details: validDetails,
    });
    send({ type });
    expect(state()).toBe('choosingCategory');
    expect(context()).toEqual({
      category: null,
      details: { provider: null, accountNumber: '', amount: '' },
      bill: null,
      paidBills: [],
      problem: null,
      attempt: null,
      paidAt: null,
    });
  });

  it('leaves once from the first step as cancelled', () => {
    const { left } = start({ type: 'back' }, { type: 'back' }, electricity);
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });

  it('leaves once when finished', () => {
    const { send, left } = startPaid(electricity, {
      type: 'details.changed',
      details: validDetails,
    });
    send({ type: 'finished' }, { type: 'finished' }, { type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });
});
