import type { ActorRefFrom } from 'xstate';
import type { CardStatus } from '../../components/DebitCard';
import { simulate } from '../../engine/requests';
import { createSubmissionMachine } from '../../engine/submission';
import type { WalletCard } from './walletCard';
import '../../messages/shared/cards';

export interface CardFreezeFacts {
  /** As last confirmed by the issuer. */
  card: WalletCard;
}

/** The status that a card gets. Requests for a status that the card already has must succeed. */
export interface CardStatusChange {
  cardId: string;
  status: CardStatus;
}

const getNextStatus = ({ status }: WalletCard): CardStatus =>
  status === 'active' ? 'frozen' : 'active';

/** Returns the card after the change: frozen if it was active, and the other way round. */
export const changeCardStatus = (card: WalletCard): WalletCard => ({
  ...card,
  status: getNextStatus(card),
});

const describe = ({ type, last4 }: WalletCard) => ({ type, last4 });

/**
 * Ask before `submitted`. The default `submit` simulates the change. Emits `toast` events, and `left` after the change:
 * the page must then send `facts.changed` with the changed card, and `reset`. docs/rules.md CARDS-11, CARDS-12.
 */
export const cardFreezeMachine = createSubmissionMachine<object, CardFreezeFacts, CardStatusChange>(
  {
    id: 'cardFreeze',
    description: 'Freezes a card, or unfreezes a frozen one.',
    initialValues: {},
    hasFacts: true,
    toSubject: (_values, { card }) => ({
      cardId: card.id,
      status: getNextStatus(card),
    }),
    success: ({ facts: { card } }) => ({
      id: card.status === 'active' ? 'cardFrozen' : 'cardUnfrozen',
      values: describe(card),
    }),
    failure: (_values, { card }) => ({
      id: card.status === 'active' ? 'cardNotFrozen' : 'cardNotUnfrozen',
      values: describe(card),
    }),
    unanswered: (_values, { card }) => ({ id: 'cardStatusUnknown', values: describe(card) }),
    /** A simulated delay. docs/rules.md TIME-17. */
    submit: simulate(1000),
  },
);

export type CardFreezeActor = ActorRefFrom<typeof cardFreezeMachine>;
