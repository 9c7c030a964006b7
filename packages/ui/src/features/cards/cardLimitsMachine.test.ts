import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../engine';
import { NoResponseError, request } from '../../engine/requests';
import { startSubmission } from '../../engine/testing/startSubmission';
import type { SubmitInput } from '../../engine/submission';
import { money } from '../../format/testing/money';
import {
  cardLimitsMachine,
  changeCardLimits,
  type CardLimitsChange,
  type CardLimitsFacts,
  type CardLimitsValues,
} from './cardLimitsMachine';

const limits = {
  perPayment: '50000',
  perDay: '100000',
  online: true,
  abroad: false,
  maximum: { perPayment: '200000', perDay: '500000' },
};
const facts: CardLimitsFacts = { cardId: 'card-1', limits, money };

const save = vi.fn<(input: SubmitInput<CardLimitsChange>) => Promise<unknown>>();

function start(values: Partial<CardLimitsValues> = {}) {
  const machine = cardLimitsMachine.provide({ actors: { submit: request(save) } });
  const started = startSubmission(machine, { facts, values });
  const context = () => started.actor.getSnapshot().context;
  return { ...started, context };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  save.mockReset().mockResolvedValue(null);
});
afterEach(() => vi.restoreAllMocks());

it('starts with the limits of the card, whose amounts are grouped but sent plain', async () => {
  const { context, submit } = start();
  expect(context().values).toEqual({
    perPayment: '50,000',
    perDay: '100,000',
    online: true,
    abroad: false,
  });
  await submit();
  expect(save.mock.calls[0]?.[0].subject).toEqual({
    cardId: 'card-1',
    perPayment: '50000',
    perDay: '100000',
    online: true,
    abroad: false,
  });
});

it('sends all limits together, with plain amounts', async () => {
  const { clock, left, submit, listToasts } = start({ perPayment: '۶۰,۰۰۰.۵۰', abroad: true });
  await submit();
  expect(save).toHaveBeenCalledExactlyOnceWith(
    {
      subject: {
        cardId: 'card-1',
        perPayment: '60000.5',
        perDay: '100000',
        online: true,
        abroad: true,
      },
      idempotencyKey: expect.any(String),
    },
    expect.anything(),
  );
  clock.increment(0);
  expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  expect(listToasts()).toEqual(['success cardLimitsSaved']);
});

it('returns the limits after they were saved', () => {
  const values = { perPayment: '60,000', perDay: '100000', online: false, abroad: true };
  expect(changeCardLimits(values, facts)).toEqual({
    ...limits,
    perPayment: '60000',
    online: false,
    abroad: true,
  });
  expect(changeCardLimits({ ...values, perDay: 'much' }, facts)).toEqual(limits);
});

it.each([
  ['', 'missing'],
  [' ', 'missing'],
  ['0', 'malformed'],
  ['-5', 'malformed'],
  ['much', 'malformed'],
  // Rupees have two decimals.
  ['1.500', 'malformed'],
])('refuses %j at its field, and sends nothing', async (perDay, fieldError) => {
  const { submit, context, toasts } = start({ perDay });
  await submit();
  expect(context()).toMatchObject({ fieldErrors: { perDay: fieldError }, values: { perDay } });
  expect(toasts).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

describe('the maximum of the issuer', () => {
  it.each([
    [{ perPayment: '200000' }, null],
    [{ perPayment: '200000.01' }, { id: 'cardPaymentLimitTooHigh', amount: '200000' }],
    [{ perDay: '500000' }, null],
    [{ perDay: '500,001' }, { id: 'cardDayLimitTooHigh', amount: '500000' }],
  ])('limits %j', async (values, problem) => {
    const { submit, context } = start(values);
    await submit();
    expect(context().problem).toEqual(
      problem && { id: problem.id, values: { maximum: { amount: problem.amount } } },
    );
    expect(save).toHaveBeenCalledTimes(problem ? 0 : 1);
  });

  it('may be lower when the limits arrive, and keeps what was typed', async () => {
    const { submit, context, listToasts } = start({ perPayment: '150000' });
    const problem = {
      id: 'cardPaymentLimitTooHigh',
      values: { maximum: { amount: '120000' } },
    } as const;
    save.mockRejectedValueOnce(new ProblemError(problem));
    await submit();
    expect(context()).toMatchObject({ problem, values: { perPayment: '150000' } });
    expect(listToasts()).toEqual(['danger cardPaymentLimitTooHigh']);
  });
});

it('keeps what was typed after a failure, and repeats with the same key', async () => {
  const { actor, submit, context, listToasts } = start({ perDay: '90000' });
  save.mockRejectedValueOnce(new Error('500: no'));
  await submit();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(context()).toMatchObject({
    values: { perDay: '90000' },
    problem: { id: 'cardLimitsNotSaved' },
  });
  await submit();
  const [first, second] = save.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
  expect(listToasts()).toEqual(['danger cardLimitsNotSaved', 'success cardLimitsSaved']);
});

it('is in doubt after a lost answer, also of the check, and repeats with the same key', async () => {
  const { actor, submit, listToasts } = start({ perDay: '90000' });
  save.mockRejectedValueOnce(new NoResponseError()).mockRejectedValueOnce(new NoResponseError());
  await submit();
  await submit();
  expect(actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
  await submit();
  expect(actor.getSnapshot().matches('succeeded')).toBe(true);
  const [first, ...more] = save.mock.calls.map(([input]) => input);
  expect(more).toEqual([first, first]);
  expect(listToasts()).toEqual([
    'neutral cardLimitsUnknown',
    'neutral cardLimitsUnknown',
    'success cardLimitsSaved',
  ]);
});

it('reuses the key of a doubtful change when the same limits are sent after a reset', async () => {
  const { actor, submit } = start({ perDay: '90000' });
  save.mockRejectedValueOnce(new NoResponseError());
  await submit();
  actor.send({ type: 'back' });
  actor.send({ type: 'reset', values: { perDay: '90,000' } });
  await submit();
  const [first, second] = save.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
});
