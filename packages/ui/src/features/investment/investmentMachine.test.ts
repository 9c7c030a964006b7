import { equityFund, incomeFund } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ProblemError, type ToastEvent } from '../../engine';
import { formatInEnglish } from '../../engine/testing/formatInEnglish';
import type { Fund } from './fund';
import { investmentMachine, type InvestInput, type Purchase } from './investmentMachine';
import { settle } from '../../engine/testing/settle';

function startViewingFund(fund: Fund = equityFund, machine = investmentMachine) {
  const clock = new SimulatedClock();
  const toasts: ToastEvent[] = [];
  const left = vi.fn();
  const actor = createActor(machine, { clock });
  actor.on('toast', (toast) => toasts.push(toast));
  actor.on('left', left);
  actor.start();
  actor.send({ type: 'fund.chosen', fund });
  return { actor, clock, toasts, left };
}

function startSubmitted(amount: string, fund?: Fund) {
  const started = startViewingFund(fund);
  started.actor.send({ type: 'amount.changed', amount });
  started.actor.send({ type: 'submitted' });
  return started;
}

describe('investmentMachine', () => {
  it.each(['', ' ', '0', '-5000', '999.99', 'abc', '1e9'])(
    'rejects %j below the minimum, beside the field and in a toast',
    (amount) => {
      const { actor, toasts } = startSubmitted(amount);
      const problem = { id: 'investmentInvalidAmount', values: { min: 'Rs. 1,000' } };
      expect(actor.getSnapshot().value).toBe('viewing');
      const shown = actor.getSnapshot().context.problem;
      expect(shown && formatInEnglish(shown)).toEqual(problem);
      expect(toasts.map((toast) => formatInEnglish(toast))).toEqual([
        { type: 'toast', tone: 'danger', ...problem },
      ]);
      actor.send({ type: 'amount.changed', amount: '1' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it.each([
    ['500', 'Rs. 500'],
    ['1000', 'Rs. 1,000'],
    ['1000.50', 'Rs. 1,000.50'],
  ])('names a minimum of %s as %s', (minInvestment, min) => {
    const { toasts } = startSubmitted('1', { ...incomeFund, minInvestment });
    expect(toasts.map((toast) => formatInEnglish(toast))).toMatchObject([{ values: { min } }]);
  });

  it.each(['1000', '1000.01', '1,000', 'Rs. ۱٬۰۰۰', '999999999999999'])('accepts %j', (amount) => {
    expect(startSubmitted(amount).actor.getSnapshot().value).toBe('processing');
  });

  it('takes 2 s, during which nothing can be submitted, changed or left', () => {
    const { actor, clock, toasts } = startSubmitted('1000');
    for (const type of ['submitted', 'back'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'amount.changed', amount: '1' })).toBe(false);
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('processing');
    expect(toasts).toEqual([]);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('invested');
    expect(toasts.map((toast) => formatInEnglish(toast))).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'investmentSuccessful',
        values: { amount: 'Rs. 1,000.00', fund: 'Islamic Equity Fund' },
      },
    ]);
  });

  it.each(['finished', 'back'] as const)(
    'returns to the list by %s with an empty amount',
    (type) => {
      const { actor, clock, left } = startSubmitted('1000');
      clock.increment(2000);
      actor.send({ type });
      expect(actor.getSnapshot().value).toBe('browsing');
      actor.send({ type: 'fund.chosen', fund: equityFund });
      expect(actor.getSnapshot().context.amount).toBe('');
      expect(left).not.toHaveBeenCalled();
    },
  );

  it('keeps an amount for the fund that it was typed for only', () => {
    const { actor } = startViewingFund(equityFund);
    actor.send({ type: 'amount.changed', amount: '1,500' });
    actor.send({ type: 'back' });
    actor.send({ type: 'fund.chosen', fund: equityFund });
    expect(actor.getSnapshot().context.amount).toBe('1,500');
    actor.send({ type: 'back' });
    actor.send({ type: 'fund.chosen', fund: incomeFund });
    expect(actor.getSnapshot().context.amount).toBe('');
  });

  it('keeps the filter after a visit to a fund, and leaves by Back from the list only', () => {
    const { actor, left } = startViewingFund();
    actor.send({ type: 'back' });
    actor.send({ type: 'filter.changed', filter: 'high' });
    actor.send({ type: 'fund.chosen', fund: equityFund });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().context.filter).toBe('high');
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('a wallet with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  type Invest = (input: InvestInput) => Promise<Purchase>;
  const bought: Purchase = { units: '11.90', navPrice: '126.05' };

  async function investWith(invest: Invest, amount = '1,500') {
    const started = startViewingFund(
      equityFund,
      investmentMachine.provide({
        actors: { invest: fromPromise<Purchase, InvestInput>(({ input }) => invest(input)) },
      }),
    );
    const submit = async (typed: string) => {
      started.actor.send({ type: 'amount.changed', amount: typed });
      started.actor.send({ type: 'submitted' });
      await settle();
    };
    await submit(amount);
    return { ...started, submit, state: () => started.actor.getSnapshot().value };
  }

  it('requests the fund in plain decimals, and keeps the purchase', async () => {
    const invest = vi.fn<Invest>(async () => bought);
    const { actor, state } = await investWith(invest, 'Rs. ۱٬۵۰۰');
    expect(invest).toHaveBeenCalledExactlyOnceWith({
      fundId: 'f1',
      amount: '1500',
      fund: equityFund,
      idempotencyKey: expect.any(String),
    });
    expect(state()).toBe('invested');
    expect(actor.getSnapshot().context.purchase).toEqual(bought);
  });

  it('keeps everything after a failure, and repeats the same amount with the same key', async () => {
    const failure = new Error('500: no');
    const invest = vi.fn<Invest>().mockRejectedValueOnce(failure).mockResolvedValue(bought);
    const { actor, state, submit, toasts } = await investWith(invest);
    expect(state()).toBe('viewing');
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1,500',
      problem: { id: 'investmentFailed' },
    });
    expect(toasts.map(({ tone, id }) => `${tone} ${id}`)).toEqual(['danger investmentFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);
    await submit('1500.00');
    expect(state()).toBe('invested');
    const [first, second] = invest.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('uses a new key for another amount', async () => {
    const invest = vi.fn<Invest>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(bought);
    const { submit } = await investWith(invest);
    await submit('1600');
    const keys = invest.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('uses a new key for the next purchase of the same amount', async () => {
    const invest = vi.fn<Invest>(async () => bought);
    const { actor, submit } = await investWith(invest);
    actor.send({ type: 'finished' });
    actor.send({ type: 'fund.chosen', fund: equityFund });
    await submit('1,500');
    const keys = invest.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('times out after 30 s, not before', async () => {
    const { clock, state, toasts } = await investWith(() => new Promise(() => {}));
    clock.increment(29_999);
    expect(state()).toBe('processing');
    clock.increment(1);
    expect(state()).toEqual({ inDoubt: 'unresolved' });
    expect(toasts.map(({ id }) => id)).toEqual(['noAnswerYet']);
  });

  it('shows the reason from the app', async () => {
    const { toasts } = await investWith(async () => {
      throw new ProblemError({ id: 'accountsNotLoaded' });
    });
    expect(toasts.map(({ id }) => id)).toEqual(['accountsNotLoaded']);
  });
});
