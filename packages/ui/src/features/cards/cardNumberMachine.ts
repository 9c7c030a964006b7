import { assign, type ActorRefFrom } from 'xstate';
import { createRequestState, setupFlow, type RequestContext } from '../../engine';
import { requireActor } from '../../engine/requests';
import type { WalletCard } from './walletCard';
import '../../messages/shared/cards';

/** Loading a number has no side effects, so its key is irrelevant. */
export interface RevealNumberInput {
  card: WalletCard;
  idempotencyKey: string;
}

export interface CardNumberContext extends RequestContext<{ card: WalletCard }> {
  card: WalletCard | null;
  /** The full number without spaces; null while hidden. */
  number: string | null;
}

export type CardNumberEvent =
  | { type: 'reveal.requested'; card: WalletCard }
  | { type: 'hide.requested' };

const flow = setupFlow({
  types: { context: {} as CardNumberContext, events: {} as CardNumberEvent },
  actors: {
    revealNumber: requireActor<string, RevealNumberInput>('cardNumber', 'revealNumber'),
  },
  request: {
    actor: 'revealNumber',
    prepare: ({ card }) => card && { request: { card } },
    applyResult: (_context, number) => ({ number }),
  },
  failure: { id: 'cardNumberNotShown' },
}).extend({
  /** Hides the number after a time limit. docs/rules.md TIME-16. */
  delays: { revealLimit: 30_000 },
});

/**
 * Provide the actor `revealNumber`, which loads a full card number or rejects. Emits `toast` events. docs/rules.md
 * CARDS-10.
 */
export const cardNumberMachine = flow.createMachine({
  id: 'cardNumber',
  description: 'Shows the number of one card for a limited time.',
  context: { card: null, number: null, problem: null, attempt: null },
  initial: 'hidden',
  on: {
    'reveal.requested': {
      description: 'Hides the number of any other card.',
      target: '.revealing',
      reenter: true,
      actions: [assign({ card: ({ event }) => event.card }), 'begin'],
    },
    'hide.requested': '.hidden',
  },
  states: {
    hidden: { entry: assign({ card: null }) },
    revealing: createRequestState({
      actor: 'revealNumber',
      succeeded: 'revealed',
      failed: 'hidden',
    }),
    revealed: {
      exit: assign({ number: null }),
      after: { revealLimit: 'hidden' },
    },
  },
});

export type CardNumberActor = ActorRefFrom<typeof cardNumberMachine>;
