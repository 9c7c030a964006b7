import { cardsMessages } from '../../messages/shared/cards';
import { sendFromPage, type Plan } from '../../plans';
import { cardNumberMachine } from './cardNumberMachine';
import { cardOrderMachine } from './cardOrderMachine';
import { type WalletCard } from './walletCard';

export const cardOrderPlan: Plan<typeof cardOrderMachine> = {
  machine: cardOrderMachine,
  events: [{ type: 'reset', values: { ordered: [] } }, { type: 'back' }],
  // One press selects and orders a card. After a completed order, the press first resets the form.
  sequences: [
    [{ type: 'changed', values: { type: 'virtual' } }, { type: 'submitted' }],
    [
      { type: 'reset', values: { ordered: ['virtual'] } },
      { type: 'changed', values: { type: 'physical' } },
      { type: 'submitted' },
    ],
  ],
  isAvailable: (snapshot, event) => {
    const { type, ordered } = snapshot.context.values;
    if (event.type === 'changed') return !ordered.includes('virtual');
    if (event.type !== 'reset') return true;
    const isSequence = event.values?.ordered?.length === 1;
    return (
      !isSequence || (snapshot.matches('completed') && type === 'virtual' && ordered.length === 0)
    );
  },
  gestures: {
    'changed+submitted': ({ press }) => press(cardsMessages.en.order.virtual),
    'reset+changed+submitted': ({ press }) => press(cardsMessages.en.order.physical),
    reset: sendFromPage,
    back: sendFromPage,
  },
  toasts: ['cardOrderFailed', 'cardOrdered'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};

const card: WalletCard = {
  id: 'card-1',
  type: 'virtual',
  last4: '4242',
  status: 'active',
  expiryMonth: 12,
  expiryYear: 2028,
  cardholderName: 'Ali Hassan',
};

export const cardNumberPlan: Plan<typeof cardNumberMachine> = {
  machine: cardNumberMachine,
  events: [{ type: 'reveal.requested', card }, { type: 'hide.requested' }],
  outputs: { revealNumber: '4729051866334242' },
  // The same button reveals and hides the number; it ignores presses while pending.
  isAvailable: (snapshot, { type }) =>
    snapshot.matches(type === 'reveal.requested' ? 'hidden' : 'revealed'),
  gestures: {
    'reveal.requested': ({ press }) => press(cardsMessages.en.showNumber),
    'hide.requested': ({ press }) => press(cardsMessages.en.hideNumber),
  },
  toasts: ['cardNumberNotShown'],
  distinguish: ({ number, problem }) => [number, problem?.id],
};
