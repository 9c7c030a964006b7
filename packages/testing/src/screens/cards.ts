import { en } from '@rad-wallet/ui/messages/en';
import { cardOrderMachine } from '@rad-wallet/ui/screens/cards';
import { sendFromPage } from '../gestures';
import type { Plan } from '../plan';

export const cardOrderPlan: Plan<typeof cardOrderMachine> = {
  machine: cardOrderMachine,
  events: [{ type: 'reset', values: { ordered: [] } }, { type: 'back' }],
  // One press chooses a card and orders it. After a completed order it resets the form first.
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
    'changed+submitted': ({ press }) => press(en.cards.order.virtual),
    'reset+changed+submitted': ({ press }) => press(en.cards.order.physical),
    reset: sendFromPage,
    back: sendFromPage,
  },
  toasts: ['cardOrderFailed', 'cardOrdered'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ values, problem }) => [values, problem?.id],
};
