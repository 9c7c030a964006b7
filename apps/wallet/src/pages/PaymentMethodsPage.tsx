import { useFlowEvents, useNotify } from '@rad-wallet/ui/flows/shared';
import { useClock } from '@rad-wallet/ui/provider';
import {
  addCardMachine,
  heirOf,
  PaymentMethodsScreen,
  savedCardOf,
  withCard,
  withDefault,
  withoutCard,
  type SavedCard,
} from '@rad-wallet/ui/screens/payment-methods';
import { useToast } from '@rad-wallet/ui/Toast';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { bankAccounts, digitalWallets } from '../content/paymentMethods';
import { useSavedCards } from '../data/useSavedCards';
import { PageTitle } from '../shell/PageTitle';
import { useStepHistory } from '../shell/useStepHistory';

export default function PaymentMethodsPage() {
  const t = useTranslations('paymentMethods');
  const showToast = useToast();
  const notify = useNotify();
  const clock = useClock();
  const [cards, setCards] = useSavedCards();
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  const [isAdding, setAdding] = useState(false);
  const addCard = useActorRef(addCardMachine, { input: { facts: { clock } } });

  useFlowEvents(addCard, () => {
    const { value, context } = addCard.getSnapshot();
    const added = value === 'left' ? savedCardOf(context.values) : null;
    if (added) setCards(withCard(cards, added));
    setAdding(false);
    // Number and code are forgotten, however the form was left.
    addCard.send({ type: 'reset' });
  });

  // The browser's Back closes what lies over the list first.
  useStepHistory({
    step: removing || isAdding ? 2 : 1,
    isOver: false,
    goBack: () => {
      setRemoving(null);
      if (!addCard.getSnapshot().can({ type: 'back' })) return false;
      addCard.send({ type: 'back' });
      return true;
    },
    leaveTo: () => setRemoving(null),
  });

  const setDefault = ({ id, type, last4 }: SavedCard) => {
    setCards(withDefault(cards, id));
    notify({ tone: 'success', id: 'defaultCardSet', values: { brand: type, last4 } });
  };

  const remove = (card: SavedCard) => {
    const heir = heirOf(cards, card);
    setCards(withoutCard(cards, card.id));
    setRemoving(null);
    notify(
      heir
        ? {
            tone: 'success',
            id: 'defaultCardRemoved',
            values: { nextBrand: heir.type, nextLast4: heir.last4 },
          }
        : { tone: 'success', id: 'cardRemoved', values: { brand: card.type, last4: card.last4 } },
    );
  };

  return (
    <>
      <PageTitle page={t('title')} />
      <PaymentMethodsScreen
        cards={cards}
        bankAccounts={bankAccounts}
        wallets={digitalWallets}
        onSetDefault={setDefault}
        removing={removing}
        onRemovingChange={setRemoving}
        onRemove={remove}
        addCard={addCard}
        isAdding={isAdding}
        onAdd={() => setAdding(true)}
        onConnect={({ name }) =>
          showToast({ title: t('connectTitle'), description: t('connectText', { wallet: name }) })
        }
      />
    </>
  );
}
