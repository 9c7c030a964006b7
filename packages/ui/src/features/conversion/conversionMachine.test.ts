import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { defineMoney, type CurrencyCode, type Money } from '../../format';
import { money, withoutRates } from '../../format/testing/money';
import type { WalletAccount } from '../../types';
import { request } from '../../engine/requests';
import { ProblemError } from '../../engine';
import { formatInEnglish } from '../../engine/testing/formatInEnglish';
import { startMachine } from '../../engine/testing/startMachine';
import { conversionMachine, type ConvertInput } from './conversionMachine';
import { getConversion, getPreview } from './conversionRules';

// Their values in a foreign currency have more than two decimals.
const accounts: readonly WalletAccount[] = [
  { id: 'account-pkr', type: 'trustvault', balance: '700003.00' },
  { id: 'account-gold', type: 'gold', balance: '30' },
  { id: 'account-silver', type: 'silver', balance: '150' },
];

type Convert = (input: ConvertInput) => Promise<unknown>;

interface ConversionRequest {
  amount?: string;
  source?: CurrencyCode;
  target?: CurrencyCode;
}

function startWithoutAccounts(convert: Convert, at: Money = money) {
  const started = startMachine(
    conversionMachine.provide({ actors: { convert: request((input) => convert(input)) } }),
    { money: at },
  );
  started.actor.send({ type: 'opened' });
  return started;
}

function start(convert: Convert, held: readonly WalletAccount[] = accounts, at: Money = money) {
  const started = startWithoutAccounts(convert, at);
  started.actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: held } });
  return started;
}

type Started = ReturnType<typeof start>;

const withRate = (code: CurrencyCode, rate: string): Money =>
  defineMoney({
    ...money,
    rates: { status: 'ready', value: { values: { ...money.rates.value.values, [code]: rate } } },
  });

const changeMoney = ({ actor }: Started, changed: Money) =>
  actor.send({ type: 'money.changed', money: changed });

function confirm({ actor }: Started, { amount, source, target }: ConversionRequest = {}) {
  if (amount !== undefined) actor.send({ type: 'amount.changed', amount });
  if (source) actor.send({ type: 'source.changed', currency: source });
  if (target) actor.send({ type: 'target.changed', currency: target });
  actor.send({ type: 'submitted' });
}

const waitUntilIdle = ({ actor }: Started) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

const failsOnce = () =>
  vi.fn<Convert>().mockRejectedValueOnce(new Error('500: no')).mockResolvedValue([]);

/** Confirms a conversion, checks that it is rejected, and returns the problem. */
const expectRejected = (input: ConversionRequest, held?: WalletAccount[], at?: Money) => {
  const convert = vi.fn<Convert>(async () => []);
  const started = start(convert, held, at);
  confirm(started, input);
  expect(started.actor.getSnapshot().value).toBe('editing');
  expect(convert).not.toHaveBeenCalled();
  const { problem } = started.actor.getSnapshot().context;
  expect(started.toasts).toEqual([{ type: 'toast', tone: 'danger', ...problem }]);
  return problem;
};

describe('conversionMachine', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('opens with 1000 from PKR to USD', () => {
    const { actor } = start(async () => []);
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1000',
      source: 'PKR',
      target: 'USD',
      problem: null,
    });
  });

  describe('checks, in this order:', () => {
    it.each(['', '  ', '0', '0.00', '-5', 'abc', '1e5'])(
      'for an amount above 0, not %j',
      (amount) => {
        // Also violates all later rules: same currency and no accounts.
        expect(expectRejected({ amount, target: 'PKR' }, [])).toEqual({ id: 'invalidAmount' });
      },
    );

    it('for an amount whose result is above 0', () => {
      const input = { amount: '0.01', target: 'GOLD' } as const;
      const expensiveGold = withRate('GOLD', `0.${'0'.repeat(30)}1`);
      expect(expectRejected(input, undefined, expensiveGold)).toEqual({ id: 'invalidAmount' });
    });

    it('for an amount with no more decimals than its currency has', () => {
      const input = { amount: '1.239', source: 'GOLD', target: 'GOLD' } as const;
      expect(expectRejected(input)).toEqual({ id: 'sameCurrency' });
      expect(expectRejected({ ...input, source: 'PKR' })).toEqual({ id: 'invalidAmount' });
    });

    it('for two different currencies', () => {
      expect(expectRejected({ amount: '999999999', target: 'PKR' }, [])).toEqual({
        id: 'sameCurrency',
      });
    });

    it.each([
      ['PKR', 'GOLD', 'gold'],
      ['SILVER', 'PKR', 'silver'],
      ['USD', 'SAR', 'trustvault'],
    ] as const)('from %s to %s, the %s account', (source, target, missing) => {
      const held = accounts.filter(({ type }) => type !== missing);
      const input = { amount: '999999999', source, target };
      expect(expectRejected(input, held)).toEqual({ id: 'conversionAccountError' });
    });

    it.each([
      ['700003.01', 'PKR', 'GOLD', 'Rs. 700,003.00'],
      ['30.001', 'GOLD', 'PKR', '30.000 g'],
      ['150.001', 'SILVER', 'GOLD', '150.000 g'],
      ['2520.02', 'USD', 'PKR', '$2,520.01'],
      ['945.01', 'BHD', 'SAR', 'BD 945.004'],
      ['9450.05', 'SAR', 'GOLD', 'SR 9,450.04'],
    ] as const)('for sufficient funds: %s %s to %s', (amount, source, target, balance) => {
      const problem = expectRejected({ amount, source, target });
      expect(problem && formatInEnglish(problem)).toEqual({
        id: 'conversionInsufficientBalance',
        values: { currency: source, balance },
      });
    });

    it('reports the available amount', () => {
      // 700,002 PKR is 2520.0072 USD: rounding half up would report a cent too many.
      const held = accounts.map((account) =>
        account.type === 'trustvault' ? { ...account, balance: '700002.00' } : account,
      );
      const problem = expectRejected({ amount: '2520.01', source: 'USD', target: 'PKR' }, held);
      expect(problem && formatInEnglish(problem)).toMatchObject({
        values: { balance: '$2,520.00' },
      });
    });
  });

  it.each([
    ['700003', 'PKR'],
    ['30', 'GOLD'],
    ['2520.01', 'USD'],
  ] as const)('converts the entire balance: %s %s', async (amount, source) => {
    const convert = vi.fn<Convert>(async () => []);
    const started = start(convert);
    confirm(started, { amount, source, target: 'SILVER' });
    await waitUntilIdle(started);
    expect(convert).toHaveBeenCalledOnce();
    expect(started.actor.getSnapshot().value).toBe('closed');
  });

  it('requests both sides in plain decimals, closes, shows a toast, and starts over at 1000', async () => {
    const convert = vi.fn<Convert>(async () => []);
    const started = start(convert);
    confirm(started, { amount: 'Rs. ۲,۵۰۰.۵۰', target: 'GOLD' });
    await waitUntilIdle(started);
    expect(convert).toHaveBeenCalledExactlyOnceWith({
      source: { currency: 'PKR', accountId: 'account-pkr', amount: '2500.5' },
      target: { currency: 'GOLD', accountId: 'account-gold', amount: '0.1575315' },
      idempotencyKey: expect.any(String),
    });
    const snapshot = started.actor.getSnapshot();
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context).toMatchObject({ amount: '1000', attempt: null });
    expect(started.toasts.map((toast) => formatInEnglish(toast))).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'converted',
        values: { given: 'Rs. 2,500.50', got: '0.158 g' },
      },
    ]);
  });

  it('ignores another press, a change and leave while it converts', async () => {
    const convert = vi.fn<Convert>(() => new Promise(() => {}));
    const started = start(convert);
    confirm(started);
    confirm(started, { amount: '5', source: 'GOLD', target: 'PKR' });
    started.actor.send({ type: 'currencies.swapped' });
    started.actor.send({ type: 'back' });
    const snapshot = started.actor.getSnapshot();
    expect(snapshot.value).toBe('converting');
    expect(snapshot.context).toMatchObject({ amount: '1000', source: 'PKR', target: 'USD' });
    expect(convert).toHaveBeenCalledOnce();
  });

  it('starts a new conversion after each success', async () => {
    const convert = vi.fn<Convert>(async () => []);
    const started = start(convert);
    confirm(started);
    await waitUntilIdle(started);
    started.actor.send({ type: 'opened' });
    confirm(started);
    await waitUntilIdle(started);
    const [first, second] = convert.mock.calls.map(([input]) => input.idempotencyKey);
    expect(second).not.toBe(first);
  });

  describe('after a failure', () => {
    it('keeps the input, logs and shows the error', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started, { amount: '1,000.50', target: 'SILVER' });
      await waitUntilIdle(started);
      const snapshot = started.actor.getSnapshot();
      expect(snapshot.value).toBe('editing');
      expect(snapshot.context).toMatchObject({
        amount: '1,000.50',
        target: 'SILVER',
        problem: { id: 'conversionFailed' },
      });
      expect(started.toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'conversionFailed' }]);
      expect(console.error).toHaveBeenCalledWith(new Error('500: no'));
    });

    it('continues under the same key, however the amount is typed', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started, { amount: '1000' });
      await waitUntilIdle(started);
      confirm(started, { amount: '1,000.00' });
      await waitUntilIdle(started);
      const [first, second] = convert.mock.calls.map(([input]) => input);
      expect(second).toEqual(first);
      expect(started.actor.getSnapshot().value).toBe('closed');
    });

    it('continues after the first posting has debited the account', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started, { amount: '700003' });
      await waitUntilIdle(started);
      const spent = accounts.map((account) => ({ ...account, balance: '0' }));
      started.actor.send({
        type: 'accounts.changed',
        accounts: { status: 'ready', value: spent },
      });
      started.actor.send({ type: 'submitted' });
      await waitUntilIdle(started);
      expect(convert).toHaveBeenCalledTimes(2);
      // A new conversion is still validated.
      started.actor.send({ type: 'opened' });
      confirm(started, { amount: '700003' });
      expect(started.actor.getSnapshot().context.problem?.id).toBe('conversionInsufficientBalance');
    });

    it('continues even after the dialog was closed and something else was converted', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started);
      await waitUntilIdle(started);
      started.actor.send({ type: 'back' });
      started.actor.send({ type: 'opened' });
      expect(started.actor.getSnapshot().context.problem).toBeNull();
      confirm(started, { amount: '20' });
      await waitUntilIdle(started);
      started.actor.send({ type: 'opened' });
      confirm(started, { amount: '1000' });
      await waitUntilIdle(started);
      const keys = convert.mock.calls.map(([input]) => input.idempotencyKey);
      expect(keys[1]).not.toBe(keys[0]);
      expect(keys[2]).toBe(keys[0]);
    });
  });

  it('times out on a request without a response, and continues it later', async () => {
    const convert = vi
      .fn<Convert>()
      .mockImplementationOnce(() => new Promise(() => {}))
      .mockResolvedValue([]);
    const started = start(convert);
    confirm(started);
    started.clock.increment(29_999);
    expect(started.actor.getSnapshot().value).toBe('converting');
    started.clock.increment(1);
    expect(started.actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
    expect(started.toasts).toEqual([{ type: 'toast', tone: 'neutral', id: 'noAnswerYet' }]);
    started.actor.send({ type: 'submitted' });
    await waitUntilIdle(started);
    const [first, second] = convert.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('swaps the currencies and keeps the amount', () => {
    const { actor } = start(async () => []);
    actor.send({ type: 'currencies.swapped' });
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1000',
      source: 'USD',
      target: 'PKR',
    });
  });

  it.each([
    { type: 'amount.changed', amount: '1' },
    { type: 'source.changed', currency: 'SAR' },
    { type: 'target.changed', currency: 'SAR' },
    { type: 'currencies.swapped' },
  ] as const)('clears a problem on $type', (event) => {
    const started = start(async () => []);
    confirm(started, { amount: '' });
    started.actor.send(event);
    expect(started.actor.getSnapshot().context.problem).toBeNull();
  });

  it('goes back from the dialog to the screen, keeps the input, and then leaves', () => {
    const { actor, left } = start(async () => []);
    actor.send({ type: 'amount.changed', amount: '77' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { amount: '77' } });
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'back' });
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });

  describe('before the accounts are loaded', () => {
    const ready = { status: 'ready' as const, value: accounts };

    it('waits, ignores other events, and continues when they are loaded', async () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = startWithoutAccounts(convert);
      confirm(started);
      expect(started.actor.getSnapshot().value).toBe('awaitingAccounts');
      expect(started.actor.getSnapshot().hasTag('busy')).toBe(true);
      confirm(started, { amount: '5', source: 'GOLD' });
      started.actor.send({ type: 'back' });
      expect(started.actor.getSnapshot().context).toMatchObject({ amount: '1000', source: 'PKR' });
      started.actor.send({ type: 'accounts.changed', accounts: ready });
      await waitUntilIdle(started);
      expect(convert).toHaveBeenCalledOnce();
      expect(started.toasts).toMatchObject([{ id: 'converted' }]);
    });

    it('reloads accounts after a failure, and reports a second failure', () => {
      const retry = vi.fn();
      const started = startWithoutAccounts(vi.fn<Convert>());
      const failed = { status: 'error' as const, retry };
      started.actor.send({ type: 'accounts.changed', accounts: failed });
      expect(retry).not.toHaveBeenCalled();
      confirm(started);
      expect(retry).toHaveBeenCalledOnce();
      started.actor.send({ type: 'accounts.changed', accounts: failed });
      expect(started.actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: { amount: '1000', problem: { id: 'accountsNotLoaded' } },
      });
      expect(started.toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'accountsNotLoaded' }]);
    });

    it('gives up after 30 s, not before', () => {
      const started = startWithoutAccounts(vi.fn<Convert>());
      confirm(started);
      started.clock.increment(29_999);
      expect(started.actor.getSnapshot().value).toBe('awaitingAccounts');
      started.clock.increment(1);
      expect(started.actor.getSnapshot().value).toBe('editing');
      expect(started.toasts).toMatchObject([{ id: 'accountsNotLoaded' }]);
    });

    it('reports problems of the input first', () => {
      const started = startWithoutAccounts(vi.fn<Convert>());
      confirm(started, { amount: '0' });
      confirm(started, { amount: '5', target: 'PKR' });
      expect(started.toasts.map(({ id }) => id)).toEqual(['invalidAmount', 'sameCurrency']);
      expect(started.actor.getSnapshot().value).toBe('editing');
    });

    it('checks the accounts once they are loaded', () => {
      const started = startWithoutAccounts(vi.fn<Convert>());
      confirm(started, { amount: '700003.01' });
      started.actor.send({ type: 'accounts.changed', accounts: ready });
      expect(started.actor.getSnapshot().value).toBe('editing');
      expect(started.toasts).toMatchObject([{ id: 'conversionInsufficientBalance' }]);
    });
  });

  it('clears an attempt that succeeded, even if the accounts changed meanwhile', async () => {
    const convert = vi.fn<Convert>(async () => []);
    const started = start(convert);
    confirm(started);
    started.actor.send({ type: 'accounts.changed', accounts: { status: 'loading' } });
    await waitUntilIdle(started);
    expect(started.actor.getSnapshot().context.attempt).toBeNull();
    expect(started.toasts.map((toast) => formatInEnglish(toast))).toMatchObject([
      { values: { given: 'Rs. 1,000.00', got: '$3.60' } },
    ]);
  });

  it('shows the app’s reason instead of the default', async () => {
    const started = start(async () => {
      throw new ProblemError({ id: 'conversionAccountError' });
    });
    confirm(started);
    await waitUntilIdle(started);
    expect(started.actor.getSnapshot().context.problem).toEqual({ id: 'conversionAccountError' });
    expect(started.toasts).toMatchObject([{ tone: 'danger', id: 'conversionAccountError' }]);
  });

  describe('the exchange rates', () => {
    const ready = { status: 'ready' as const, value: accounts };
    const noRates = [{ id: 'ratesNotLoaded' }];

    it('are required for a conversion', () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = start(convert, accounts, withoutRates(money));
      confirm(started);
      expect(started.actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: { problem: { id: 'ratesNotLoaded' } },
      });
      expect(started.toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'ratesNotLoaded' }]);
      expect(convert).not.toHaveBeenCalled();
    });

    it('are loaded again on Convert if they failed to load, and only then', () => {
      const retry = vi.fn();
      const convert = vi.fn<Convert>(async () => []);
      const started = start(convert, accounts, withoutRates(money, { status: 'error', retry }));
      expect(retry).not.toHaveBeenCalled();
      confirm(started);
      expect(retry).toHaveBeenCalledOnce();
      expect(started.toasts).toMatchObject(noRates);
      changeMoney(started, withoutRates(money));
      expect(started.actor.getSnapshot().context.problem).toEqual({ id: 'ratesNotLoaded' });
      started.actor.send({ type: 'submitted' });
      expect(retry).toHaveBeenCalledOnce();
      expect(convert).not.toHaveBeenCalled();
      expect(started.actor.getSnapshot().value).toBe('editing');
    });

    it('that arrive late clear the problem, but do not start a conversion', async () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = start(convert, accounts, withoutRates(money));
      confirm(started);
      changeMoney(started, money);
      expect(started.actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: { problem: null },
      });
      expect(convert).not.toHaveBeenCalled();
      started.actor.send({ type: 'submitted' });
      await waitUntilIdle(started);
      expect(convert).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          target: { currency: 'USD', accountId: 'account-pkr', amount: '3.6' },
        }),
      );
    });

    it('that arrive late clear no other problem', () => {
      const started = start(vi.fn<Convert>(), accounts, withoutRates(money));
      confirm(started, { target: 'PKR' });
      changeMoney(started, money);
      expect(started.actor.getSnapshot().context.problem).toEqual({ id: 'sameCurrency' });
    });

    it('are validated after the amount and the currencies, and before the accounts', () => {
      const started = startWithoutAccounts(vi.fn<Convert>(), withoutRates(money));
      confirm(started, { amount: '0', target: 'PKR' });
      confirm(started, { amount: '5' });
      confirm(started, { target: 'USD' });
      expect(started.toasts.map(({ id }) => id)).toEqual([
        'invalidAmount',
        'sameCurrency',
        'ratesNotLoaded',
      ]);
      expect(started.actor.getSnapshot().value).toBe('editing');
    });

    it('that change apply to the entered amount', async () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = start(convert);
      changeMoney(started, withRate('USD', '0.005'));
      confirm(started);
      await waitUntilIdle(started);
      expect(convert.mock.calls[0]?.[0].target.amount).toBe('5');
      expect(started.toasts.map((toast) => formatInEnglish(toast))).toMatchObject([
        { id: 'converted', values: { given: 'Rs. 1,000.00', got: '$5.00' } },
      ]);
    });

    it('that change while the accounts load need another confirmation', async () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = startWithoutAccounts(convert);
      confirm(started);
      expect(started.actor.getSnapshot().value).toBe('awaitingAccounts');
      const changed = withRate('USD', '0.005');
      changeMoney(started, changed);
      expect(started.actor.getSnapshot()).toMatchObject({
        value: 'editing',
        context: { money: changed, amount: '1000', problem: null },
      });
      expect(started.toasts).toEqual([{ type: 'toast', tone: 'neutral', id: 'rateChanged' }]);
      started.actor.send({ type: 'accounts.changed', accounts: ready });
      expect(convert).not.toHaveBeenCalled();
      started.actor.send({ type: 'submitted' });
      await waitUntilIdle(started);
      expect(convert.mock.calls[0]?.[0].target.amount).toBe('5');
    });

    it('that do not change while the accounts load need none', async () => {
      const convert = vi.fn<Convert>(async () => []);
      const started = startWithoutAccounts(convert);
      confirm(started);
      changeMoney(started, money);
      expect(started.actor.getSnapshot().value).toBe('awaitingAccounts');
      started.actor.send({ type: 'accounts.changed', accounts: ready });
      await waitUntilIdle(started);
      expect(convert).toHaveBeenCalledOnce();
      expect(started.toasts).toMatchObject([{ id: 'converted' }]);
    });

    it('ignores commas in the preview, but not in the conversion', async () => {
      const started = start(vi.fn());
      started.actor.send({ type: 'amount.changed', amount: '10,00' });
      expect(getPreview(started.actor.getSnapshot().context)).toBe('3.6');
      expect(getConversion(started.actor.getSnapshot().context)).toBeNull();
    });

    it('of an unfinished attempt are kept, under the same key', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started);
      await waitUntilIdle(started);
      changeMoney(started, withRate('USD', '0.005'));
      const { context } = started.actor.getSnapshot();
      expect(getPreview(context)).toBe('3.6');
      expect(getConversion(context)).toEqual(context.attempt?.request);
      confirm(started, { amount: '1,000.00' });
      await waitUntilIdle(started);
      const [first, second] = convert.mock.calls.map(([input]) => input);
      expect(second).toEqual(first);
      expect(second?.target.amount).toBe('3.6');
      expect(started.toasts.map((toast) => formatInEnglish(toast)).at(-1)).toMatchObject({
        id: 'converted',
        values: { given: 'Rs. 1,000.00', got: '$3.60' },
      });
      // The next conversion uses the new rate.
      started.actor.send({ type: 'opened' });
      expect(getPreview(started.actor.getSnapshot().context)).toBe('5');
      confirm(started);
      await waitUntilIdle(started);
      const third = convert.mock.calls[2]?.[0];
      expect(third?.target.amount).toBe('5');
      expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
    });

    it('of an unfinished attempt do not apply to another amount', async () => {
      const convert = failsOnce();
      const started = start(convert);
      confirm(started);
      await waitUntilIdle(started);
      changeMoney(started, withRate('USD', '0.005'));
      confirm(started, { amount: '2000' });
      await waitUntilIdle(started);
      const [first, second] = convert.mock.calls.map(([input]) => input);
      expect(second?.target.amount).toBe('10');
      expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    });

    it('are the current ones, under a new key, after the server rejected those of an attempt', async () => {
      const convert = vi
        .fn<Convert>()
        .mockRejectedValueOnce(new Error('500: no'))
        .mockRejectedValueOnce(new ProblemError({ id: 'rateChanged' }))
        .mockResolvedValue([]);
      const started = start(convert);
      confirm(started, { amount: '500' });
      await waitUntilIdle(started);
      confirm(started, { amount: '1000' });
      await waitUntilIdle(started);
      expect(started.actor.getSnapshot().context).toMatchObject({
        problem: { id: 'rateChanged' },
        attempt: { request: { source: { amount: '500' } } },
      });
      changeMoney(started, withRate('USD', '0.004'));
      confirm(started);
      await waitUntilIdle(started);
      const [, rejected, accepted] = convert.mock.calls.map(([input]) => input);
      expect([rejected?.target.amount, accepted?.target.amount]).toEqual(['3.6', '4']);
      expect(accepted?.idempotencyKey).not.toBe(rejected?.idempotencyKey);
    });

    it('that change during a request do not change it', async () => {
      const convert = vi
        .fn<Convert>()
        .mockImplementationOnce(() => new Promise(() => {}))
        .mockResolvedValue([]);
      const started = start(convert);
      confirm(started);
      changeMoney(started, withRate('USD', '0.005'));
      expect(started.actor.getSnapshot().value).toBe('converting');
      expect(getPreview(started.actor.getSnapshot().context)).toBe('3.6');
      started.clock.increment(30_000);
      started.actor.send({ type: 'submitted' });
      await waitUntilIdle(started);
      const [first, second] = convert.mock.calls.map(([input]) => input);
      expect(second).toEqual(first);
    });

    it('are needed to preview the result', () => {
      const started = start(vi.fn<Convert>(), accounts, withoutRates(money));
      expect(getPreview(started.actor.getSnapshot().context)).toBeNull();
      expect(getConversion(started.actor.getSnapshot().context)).toBeNull();
      changeMoney(started, money);
      expect(getPreview(started.actor.getSnapshot().context)).toBe('3.6');
    });
  });
});
