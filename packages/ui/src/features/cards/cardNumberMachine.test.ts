import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { REQUEST_TIMEOUT } from '../../engine/requests';
import { cardNumberMachine } from './cardNumberMachine';
import type { WalletCard } from './walletCard';
import { settle } from '../../engine/testing/settle';

const NUMBER = '4729051866334242';
const virtual: WalletCard = {
  id: 'virtual',
  type: 'virtual',
  last4: '4242',
  status: 'active',
  expiryMonth: 12,
  expiryYear: 2028,
  cardholderName: 'Ali Hassan',
};
const physical: WalletCard = { ...virtual, id: 'physical', type: 'physical', last4: '8817' };

const reveal = vi.fn<(card: WalletCard, signal: AbortSignal) => Promise<string>>();

function start() {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const actor = createActor(
    cardNumberMachine.provide({
      actors: { revealNumber: fromPromise(({ input, signal }) => reveal(input.card, signal)) },
    }),
    { clock },
  );
  actor.on('toast', ({ id }) => toasts.push(id));
  actor.start();
  const show = (card = virtual) => actor.send({ type: 'reveal.requested', card });
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.card?.id ?? null, context.number];
  };
  return { actor, clock, toasts, show, state };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reveal.mockReset().mockResolvedValue(NUMBER);
});
afterEach(() => vi.restoreAllMocks());

it('shows a number for 30 s and forgets it', async () => {
  const { clock, show, state } = start();
  show();
  expect(state()).toEqual(['revealing', 'virtual', null]);
  await settle();
  expect(state()).toEqual(['revealed', 'virtual', NUMBER]);
  clock.increment(29_999);
  expect(state()).toEqual(['revealed', 'virtual', NUMBER]);
  clock.increment(1);
  expect(state()).toEqual(['hidden', null, null]);
});

it('forgets a number when it is hidden, and requests it again', async () => {
  const { actor, show, state } = start();
  show();
  await settle();
  actor.send({ type: 'hide.requested' });
  expect(state()).toEqual(['hidden', null, null]);
  show();
  await settle();
  expect(state()).toEqual(['revealed', 'virtual', NUMBER]);
  expect(reveal).toHaveBeenCalledTimes(2);
});

it('shows one number at a time', async () => {
  const { clock, show, state } = start();
  show();
  await settle();
  clock.increment(29_000);
  reveal.mockResolvedValue('4085163390278817');
  show(physical);
  expect(state()).toEqual(['revealing', 'physical', null]);
  await settle();
  clock.increment(29_000);
  expect(state()).toEqual(['revealed', 'physical', '4085163390278817']);
});

it('ignores the number of a card that is no longer requested, and aborts its request', async () => {
  const { show, state } = start();
  let resolveFirst = (_number: string) => {};
  reveal.mockReturnValueOnce(new Promise((resolve) => (resolveFirst = resolve)));
  show();
  show(physical);
  expect(reveal.mock.calls[0]?.[1].aborted).toBe(true);
  resolveFirst('0000');
  await settle();
  expect(state()).toEqual(['revealed', 'physical', NUMBER]);
});

it('reports a failed request', async () => {
  const { toasts, show, state } = start();
  reveal.mockRejectedValueOnce(new Error('500'));
  show();
  await settle();
  expect(state()).toEqual(['hidden', null, null]);
  expect(toasts).toEqual(['cardNumberNotShown']);
  show();
  await settle();
  expect(state()).toEqual(['revealed', 'virtual', NUMBER]);
});

it('aborts a request that gets no response', async () => {
  const { clock, toasts, show, state } = start();
  reveal.mockReturnValue(new Promise(() => {}));
  show();
  clock.increment(REQUEST_TIMEOUT - 1);
  expect(state()).toEqual(['revealing', 'virtual', null]);
  clock.increment(1);
  expect(state()).toEqual(['hidden', null, null]);
  expect(toasts).toEqual(['cardNumberNotShown']);
});
