import { assign, type ActorRefFrom } from 'xstate';
import { setupFlow, type FlowContext } from '../../engine/setupFlow';
import { requireActor } from '../../engine/requests';
import type { WalletCard } from './walletCard';

export interface CardNumberContext extends FlowContext {
  card: WalletCard | null;
  /** All digits, without spaces; null unless they are shown. */
  number: string | null;
}

export type CardNumberEvent =
  | { type: 'reveal.requested'; card: WalletCard }
  | { type: 'hide.requested' };

const flow = setupFlow({
  types: { context: {} as CardNumberContext, events: {} as CardNumberEvent },
  actors: {
    revealNumber: requireActor<string, { card: WalletCard }>('cardNumber', 'revealNumber'),
  },
  failure: { id: 'cardNumberNotShown' },
}).extend({
  /** docs/rules.md TIME-16. */
  delays: { revealLimit: 30_000 },
});

/** Provide the actor `revealNumber`, which loads a card's digits or rejects. Emits `toast`. docs/rules.md CARDS-10. */
export const cardNumberMachine = flow.createMachine({
  id: 'cardNumber',
  description: 'Shows the number of one card for a limited time.',
  context: { card: null, number: null, problem: null },
  initial: 'hidden',
  on: {
    'reveal.requested': {
      description: 'Hides the number of any other card.',
      target: '.revealing',
      reenter: true,
      actions: assign({ card: ({ event }) => event.card }),
    },
    'hide.requested': '.hidden',
  },
  states: {
    hidden: { entry: assign({ card: null }) },
    revealing: {
      tags: 'busy',
      entry: assign({ problem: null }),
      invoke: {
        id: 'revealNumber',
        src: 'revealNumber',
        input: ({ context: { card } }) => {
          if (!card) throw new Error('cardNumber: no card.');
          return { card };
        },
        onDone: { target: 'revealed', actions: assign({ number: ({ event }) => event.output }) },
        onError: { target: 'hidden', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'hidden', actions: 'fail' } },
    },
    revealed: {
      exit: assign({ number: null }),
      after: { revealLimit: 'hidden' },
    },
  },
});

export type CardNumberActor = ActorRefFrom<typeof cardNumberMachine>;
