import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../engine';
import { NoResponseError, request } from '../../engine/requests';
import { startSubmission } from '../../engine/testing/startSubmission';
import type { SubmitInput } from '../../engine/submission';
import { cardFreezeMachine, changeCardStatus, type CardStatusChange } from './cardFreezeMachine';
import type { WalletCard } from './walletCard';

const active: WalletCard = {
  id: 'card-1',
  type: 'virtual',
  last4: '4242',
  status: 'active',
  expiryMonth: 12,
  expiryYear: 2028,
  cardholderName: 'Ali Hassan',
};
const frozen: WalletCard = { ...active, status: 'frozen' };

const change = vi.fn<(input: SubmitInput<CardStatusChange>) => Promise<unknown>>();

function start(card = active) {
  const machine = cardFreezeMachine.provide({ actors: { submit: request(change) } });
  return startSubmission(machine, { facts: { card } });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  change.mockReset().mockResolvedValue(null);
});
afterEach(() => vi.restoreAllMocks());

it('gives a card the other status, and back', () => {
  expect(changeCardStatus(active)).toEqual(frozen);
  expect(changeCardStatus(frozen)).toEqual(active);
});

it.each([
  ['freezes an active card', active, 'frozen', 'success cardFrozen'],
  ['unfreezes a frozen card', frozen, 'active', 'success cardUnfrozen'],
])('%s', async (_what, card, status, toast) => {
  const { actor, clock, left, submit, listToasts } = start(card);
  await submit();
  expect(change).toHaveBeenCalledExactlyOnceWith(
    { subject: { cardId: 'card-1', status }, idempotencyKey: expect.any(String) },
    expect.anything(),
  );
  expect(listToasts()).toEqual([toast]);
  clock.increment(0);
  expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  // The page knows the card: the machine changes it only when it is told.
  expect(actor.getSnapshot().context.facts?.card).toEqual(card);
});

it('sends one request for several presses', async () => {
  const { submit } = start();
  change.mockReturnValue(new Promise(() => {}));
  await submit();
  await submit();
  expect(change).toHaveBeenCalledOnce();
});

it.each([
  [active, 'cardNotFrozen'],
  [frozen, 'cardNotUnfrozen'],
])('reports a refusal, and repeats with the same key: $status', async (card, problem) => {
  const { actor, submit, listToasts } = start(card);
  change.mockRejectedValueOnce(new Error('500: no'));
  await submit();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { facts: { card }, problem: { id: problem } },
  });
  expect(listToasts()).toEqual([`danger ${problem}`]);
  await submit();
  const [first, second] = change.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
});

it('shows the reason that the issuer gives', async () => {
  const { submit, listToasts } = start();
  change.mockRejectedValueOnce(new ProblemError({ id: 'submissionFailed' }));
  await submit();
  expect(listToasts()).toEqual(['danger submissionFailed']);
});

describe('a change without a response', () => {
  it('is not reported as failed after a lost connection, and is repeated with its key', async () => {
    const { actor, submit, listToasts } = start();
    change.mockRejectedValueOnce(new NoResponseError());
    await submit();
    expect(actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
    expect(listToasts()).toEqual(['neutral cardStatusUnknown']);
    await submit();
    const [first, second] = change.mock.calls;
    expect(second?.[0]).toEqual(first?.[0]);
    expect(actor.getSnapshot().matches('succeeded')).toBe(true);
    expect(listToasts()).toEqual(['neutral cardStatusUnknown', 'success cardFrozen']);
  });

  it('is not reported as failed after 30 s', async () => {
    const { actor, clock, submit, listToasts } = start(frozen);
    change.mockReturnValue(new Promise(() => {}));
    await submit();
    clock.increment(30_000);
    expect(actor.getSnapshot().value).toEqual({ inDoubt: 'unresolved' });
    expect(listToasts()).toEqual(['neutral cardStatusUnknown']);
  });

  it('stays in doubt while the server is down, and ends with a refusal', async () => {
    const { actor, submit, listToasts } = start();
    change
      .mockRejectedValueOnce(new NoResponseError())
      .mockRejectedValueOnce(Object.assign(new Error('503'), { status: 503 }))
      .mockRejectedValueOnce(Object.assign(new Error('422'), { status: 422 }));
    await submit();
    await submit();
    expect(actor.getSnapshot().hasTag('doubt')).toBe(true);
    await submit();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(listToasts().at(-1)).toBe('danger cardNotFrozen');
  });
});

it('simulates the change in 1 s', () => {
  const { actor, clock, toasts } = startSubmission(cardFreezeMachine, { facts: { card: active } });
  actor.send({ type: 'submitted' });
  clock.increment(999);
  expect(toasts).toEqual([]);
  clock.increment(1);
  expect(toasts.map(({ id }) => id)).toEqual(['cardFrozen']);
});
