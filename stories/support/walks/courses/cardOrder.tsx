import { cardOrderPlan } from '@rad-wallet/testing/screens/cards';
import { en } from '@rad-wallet/ui/messages/en';
import { CardsScreen, type CardOrderValues } from '@rad-wallet/ui/screens/cards';
import { course } from '../course';
import { owner } from './forms';

const nothing = () => {};

export const cardOrder = course({
  plans: [
    {
      ...cardOrderPlan,
      input: {},
      events: [{ type: 'reset', values: { ordered: [] } }, { type: 'back' }],
    },
  ],
  // One press chooses the card and orders it; after an order that is through it makes room first.
  chains: [
    [{ type: 'changed', values: { type: 'virtual' } }, { type: 'submitted' }],
    [
      { type: 'reset', values: { ordered: ['virtual'] } },
      { type: 'changed', values: { type: 'physical' } },
      { type: 'submitted' },
    ],
  ],
  isOffered: (snapshot, event) => {
    if (event.type === 'changed') return !snapshot.context.values.ordered.includes('virtual');
    if (event.type !== 'reset') return true;
    const { type, ordered } = snapshot.context.values;
    const isChain = event.values?.ordered?.length === 1;
    return (
      !isChain || (snapshot.matches('completed') && type === 'virtual' && ordered.length === 0)
    );
  },
  view: (actor) => (
    <CardsScreen cards={[]} actor={actor} onCopied={nothing} onCopyFailed={nothing} />
  ),
  page: owner<CardOrderValues>(),
  gestures: {
    'changed+submitted': ({ press }) => press(en.cards.order.virtual),
    'reset+changed+submitted': ({ press }) => press(en.cards.order.physical),
    reset: ({ page }, { values }) => page('reset', values),
    back: ({ page }) => page('back'),
  },
});
