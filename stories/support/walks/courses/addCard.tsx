import { addCardPlan } from '@rad-wallet/testing/screens/payment-methods';
import { en } from '@rad-wallet/ui/messages/en';
import {
  PaymentMethodsScreen,
  type AddCardActor,
  type AddCardValues,
} from '@rad-wallet/ui/screens/payment-methods';
import { useEffect, useState } from 'react';
import { course } from '../course';
import type { Hands } from '../hands';
import { owner } from './forms';

const nothing = () => {};

/** The page: its form opens by a button, and closes when it is left. */
function PaymentMethods({ actor }: { actor: AddCardActor }) {
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    const subscription = actor.on('left', () => setAdding(false));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <PaymentMethodsScreen
      cards={[]}
      bankAccounts={[]}
      wallets={[]}
      onSetDefault={nothing}
      removing={null}
      onRemovingChange={nothing}
      onRemove={nothing}
      addCard={actor}
      isAdding={isAdding}
      onAdd={() => setAdding(true)}
      onConnect={nothing}
    />
  );
}

const openForm = ({ open }: Hands) => open(en.paymentMethods.addCard, en.paymentMethods.addCard);

export const addCard = course({
  plans: [
    {
      ...addCardPlan,
      events: [
        ...addCardPlan.events.filter(({ type }) => type !== 'changed'),
        {
          type: 'changed',
          // As it is grouped while it is typed.
          values: { number: '3782 8224 6310 005', expiry: '10/26', code: '123', name: 'Ali' },
        },
        { type: 'changed', values: { number: '4242 4242 4242 4242' } },
        { type: 'changed', values: { expiry: '08/28' } },
      ],
    },
  ],
  view: (actor) => <PaymentMethods actor={actor} />,
  page: owner<AddCardValues>(),
  gestures: {
    changed: async (hands, { values }) => {
      await openForm(hands);
      for (const [field, text] of Object.entries(values)) {
        await hands.type(en.paymentMethods.fields[field as keyof AddCardValues], text);
      }
    },
    submitted: async (hands) => {
      await openForm(hands);
      await hands.press(en.paymentMethods.addCard);
    },
    reset: ({ page }) => page('reset'),
    // Once the card is added the dialog holds: the page closes it.
    back: async (hands, _event, snapshot) => {
      if (snapshot.matches('succeeded')) return hands.page('back');
      await openForm(hands);
      return hands.press(en.common.close);
    },
  },
});
