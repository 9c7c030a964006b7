import { cardFields } from '#host/cardFields';
import { useContent } from '#host/content';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useFlowEvents, useStepHistory } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  addCardMachine,
  PaymentMethodsScreen,
  toSavedCard,
  type SavedCard,
  paymentMethodsMessages,
} from '@rad-wallet/ui/features/payment-methods';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { digitalWallets } from './digitalWallets';
import { useSavedCards } from './useSavedCards';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';

export default function PaymentMethodsPage() {
  const t = useMessages(paymentMethodsMessages);
  const notify = useNotify();
  const { cards, pending, add, setDefault, remove } = useSavedCards();
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  const [isAdding, setAdding] = useState(false);
  const addCard = useActorRef(addCardMachine.provide({ actors: useHostActors('paymentMethods') }));

  useFlowEvents(addCard, () => {
    const { value, context } = addCard.getSnapshot();
    const added = value === 'completed' ? toSavedCard(context.values) : null;
    if (added) add(added);
    setAdding(false);
    // Always clear the card number and security code when the form closes.
    addCard.send({ type: 'reset' });
  });

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

  return (
    <>
      <PageTitle page={t('title')} />
      <PaymentMethodsScreen
        cards={cards}
        bankAccounts={useContent('bankAccounts')}
        wallets={digitalWallets}
        onSetDefault={setDefault}
        removing={removing}
        onRemovingChange={setRemoving}
        onRemove={
          remove &&
          ((card) => {
            setRemoving(null);
            remove(card);
          })
        }
        pending={pending}
        addCard={addCard}
        isAdding={isAdding}
        cardFields={cardFields}
        onAdd={() => setAdding(true)}
        onConnect={({ name }) =>
          notify({ tone: 'neutral', id: 'walletNotConnected', values: { wallet: name } })
        }
      />
    </>
  );
}
