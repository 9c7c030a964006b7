import { createCards } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useTranslations } from '@rad-wallet/ui/messages';
import {
  cardOrderMachine,
  CardsScreen,
  getOrderedTypes,
  type CardOrderValues,
  type WalletCard,
} from '@rad-wallet/ui/screens/cards';
import { useActorRef } from '@xstate/react';
import { useVisitValue, visitValue } from '../data/visit';
import { personal } from '../personal/personal';
import { useUpdatedName } from '../personal/profile';
import { isOffered } from '../host/offered';
import { useConnected } from '../host/useConnected';
import { PageTitle } from '../shell/PageTitle';

/** The card types ordered in this visit. docs/rules.md CARDS-7. */
const ORDERED = visitValue<CardOrderValues['ordered']>([]);

const useFirstCards = personal('cards', import.meta.env.VITE_API_URL ? [] : createCards);

/** Cards issued in the account holder's name show the edited name. docs/rules.md CARDS-1. */
function useCards(): readonly WalletCard[] {
  const presentName = useUpdatedName();
  return useFirstCards().map((card) => ({
    ...card,
    cardholderName: presentName(card.cardholderName),
  }));
}

export default function CardsPage() {
  const t = useTranslations('cards');
  const notify = useNotify();
  const [ordered, setOrdered] = useVisitValue(ORDERED);
  const actor = useActorRef(cardOrderMachine.provide({ actors: useConnected('cardOrder') }), {
    input: { values: { ordered } },
  });
  useFlowEvents(actor, () => setOrdered(getOrderedTypes(actor.getSnapshot())));
  return (
    <>
      <PageTitle page={t('title')} />
      <CardsScreen
        cards={useCards()}
        actor={isOffered('cardOrder') ? actor : undefined}
        onCopied={() => notify({ tone: 'success', id: 'cardNumberCopied' })}
        onCopyFailed={() => notify({ tone: 'danger', id: 'cardNumberCopyFailed' })}
      />
    </>
  );
}
