import { accounts } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SubmitInput } from '../../engine/submission';
import { money } from '../../format/testing/money';
import { startMachine } from '../../engine/testing/startMachine';
import {
  cardPaymentMachine,
  parseDeposit,
  type CardPaymentFacts,
  type CardPaymentValues,
  type Deposit,
} from './cardPaymentMachine';
import { settle } from '../../engine/testing/settle';

type Input = SubmitInput<Deposit>;

const facts: CardPaymentFacts = { accounts: { status: 'ready', value: accounts }, money };
const loadingFacts: CardPaymentFacts = { accounts: { status: 'loading' }, money };
const validValues: CardPaymentValues = { amount: '1000', currency: 'PKR', method: 'card' };

function start(
  values: Partial<CardPaymentValues>,
  submit: (input: Input) => Promise<unknown> = async () => null,
) {
  const machine = cardPaymentMachine.provide({
    actors: { submit: fromPromise<unknown, Input>(({ input }) => submit(input)) },
  });
  return startMachine(machine, { values, facts });
}

describe('the requested deposit', () => {
  it('starts at 1000 PKR without a method', () => {
    expect(
      createActor(cardPaymentMachine, { input: { facts } }).getSnapshot().context.values,
    ).toEqual({
      amount: '1000',
      currency: 'PKR',
      method: null,
    });
  });

  it.each([
    ['PKR', 'account-pkr'],
    ['GOLD', 'account-gold'],
    ['SILVER', 'account-silver'],
  ] as const)('in %s goes to its account, as a plain figure', (currency, accountId) => {
    const values: CardPaymentValues = { ...validValues, currency, amount: '۲٬۵۰۰٫۵۰' };
    expect(parseDeposit(values, facts)).toEqual({
      accountId,
      currency,
      amount: '2500.5',
      method: 'card',
    });
  });

  it.each(['USD', 'BHD', 'SAR'] as const)('in %s has no account', (currency) => {
    const problem = parseDeposit({ ...validValues, currency }, facts);
    expect(problem).toEqual({ id: 'paymentAccountError' });
  });

  it('validates method, amount and account, in this order', () => {
    const values: CardPaymentValues = { amount: '0', currency: 'USD', method: null };
    expect(parseDeposit(values, loadingFacts)).toEqual({ id: 'paymentMethodRequired' });
    values.method = 'applePay';
    expect(parseDeposit(values, loadingFacts)).toEqual({ id: 'invalidAmount' });
    values.amount = '1';
    expect(parseDeposit(values, loadingFacts)).toEqual({ id: 'paymentAccountError' });
    values.currency = 'PKR';
    expect(parseDeposit(values, loadingFacts)).toEqual({ id: 'paymentAccountError' });
    expect(parseDeposit(values, facts)).not.toHaveProperty('id');
  });
});

// Decimals: docs/rules.md MONEY-16.
it('is not requested with more decimals than its currency has, after a change of currency', () => {
  const { actor, toasts } = start({ ...validValues, currency: 'GOLD', amount: '1.239' });
  actor.send({ type: 'changed', values: { currency: 'PKR' } });
  actor.send({ type: 'submitted' });
  expect(toasts.map(({ id }) => id)).toEqual(['invalidAmount']);
  actor.send({ type: 'changed', values: { currency: 'GOLD' } });
  actor.send({ type: 'submitted' });
  expect(actor.getSnapshot().value).toBe('submitting');
});

describe('paying', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it.each(['', ' ', '0', '0.00', '-5', 'abc', '1e9'])('requires an amount: %j', (amount) => {
    const { actor } = start({ ...validValues, amount });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
  });

  it('waits for the accounts: loading is not missing', () => {
    const { actor, toasts } = startMachine(cardPaymentMachine, {
      values: validValues,
      facts: loadingFacts,
    });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(toasts).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: null } });
    actor.send({
      type: 'facts.changed',
      facts: { accounts: { status: 'error', retry: () => {} }, money },
    });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({
      type: 'facts.changed',
      facts: { accounts: { status: 'ready', value: [] }, money },
    });
    actor.send({ type: 'submitted' });
    expect(toasts.map(({ id }) => id)).toEqual(['paymentAccountError']);
    actor.send({ type: 'facts.changed', facts });
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
  });

  it.each<[string, Partial<CardPaymentValues>, boolean]>([
    ['typed in another way', { amount: 'Rs. 1,000.00' }, true],
    ['of another amount', { amount: '1001' }, false],
    ['in another currency', { currency: 'GOLD' }, false],
    ['by another method', { method: 'applePay' }, false],
  ])('retries after a failure, %s', async (_, values, isSame) => {
    const submit = vi
      .fn<(input: Input) => Promise<unknown>>()
      .mockRejectedValueOnce(new Error('500: no'))
      .mockResolvedValue(null);
    const { actor } = start(validValues, submit);
    actor.send({ type: 'submitted' });
    await settle();
    actor.send({ type: 'changed', values });
    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input.idempotencyKey);
    expect(second === first).toBe(isSame);
  });

  it('can be submitted without a method, and reports what is missing', () => {
    const { actor, toasts } = start({});
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'paymentMethodRequired' }]);
  });

  it('shows the deposit and leaves 1.5 s later', async () => {
    const submit = vi.fn(async () => null);
    const { actor, clock, toasts, left } = start(
      { ...validValues, amount: 'Rs. 2,500.50' },
      submit,
    );
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    await settle();
    expect(submit).toHaveBeenCalledOnce();
    expect(toasts).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'paymentSuccessful',
        values: { amount: '2500.50', currency: 'PKR' },
      },
    ]);
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledOnce();
  });

  it('stays after a failure, keeps everything, and shows the error', async () => {
    const { actor, toasts, left } = start(validValues, async () => {
      throw new Error('500: no');
    });
    actor.send({ type: 'submitted' });
    await settle();
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('editing');
    expect(context).toMatchObject({ values: validValues, problem: { id: 'paymentFailed' } });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'paymentFailed' }]);
    expect(left).not.toHaveBeenCalled();
  });
});
