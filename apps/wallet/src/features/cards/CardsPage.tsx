import { cardNumbers } from '#host/cardNumbers';
import { useContent } from '#host/content';
import { host } from '#host/host';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMessages } from '@rad-wallet/ui/messages';
import { cardsMessages } from '@rad-wallet/ui/messages/shared/cards';
import {
  cardNumberMachine,
  cardOrderMachine,
  CardsScreen,
  getOrderedTypes,
  type CardNumbers,
  type CardOrderValues,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import type { Loadable } from '@rad-wallet/ui/types';
import { useActorRef } from '@xstate/react';
import { useSessionValue, defineSessionValue } from '../../session/sessionValues';
import { getReadyValue, mapLoadable } from '../../platform/api/toLoadable';
import { useNameWithEdits } from '../../session/profile';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';
import { CardToasts } from './CardToasts';
import { useCardControls } from './useCardControls';

/** Card types ordered in this session. docs/rules.md CARDS-7. */
const ORDERED_CARDS = defineSessionValue<CardOrderValues['ordered']>([]);

/** Returns the cards with the name as edited in the profile. docs/rules.md CARDS-1. */
function useCards(): Loadable<readonly WalletCard[]> {
  const updateName = useNameWithEdits();
  return mapLoadable(useContent('cards'), (cards) =>
    cards.map((card) => ({ ...card, cardholderName: updateName(card.cardholderName) })),
  );
}

const numberMachine = cardNumberMachine.provide({ actors: cardNumbers.actors });

/** Returns undefined if the host does not provide card numbers. */
function useCardNumbers(): CardNumbers | undefined {
  const notify = useNotify();
  const actor = useActorRef(numberMachine);
  useFlowEvents(actor, () => {});
  if (!host.isOffered('cardNumbers')) return undefined;
  return {
    actor,
    loadNumber: cardNumbers.load,
    onCopied: () => notify({ tone: 'success', id: 'cardNumberCopied' }),
    onCopyFailed: () => notify({ tone: 'danger', id: 'cardNumberCopyFailed' }),
  };
}

export default function CardsPage() {
  const t = useMessages(cardsMessages);
  const [ordered, setOrdered] = useSessionValue(ORDERED_CARDS);
  const actor = useActorRef(cardOrderMachine.provide({ actors: useHostActors('cardOrder') }), {
    input: { values: { ordered } },
  });
  useFlowEvents(actor, () => setOrdered(getOrderedTypes(actor.getSnapshot())));
  const cards = useCards();
  const controls = useCardControls();
  const getFreeze = controls?.getFreeze;
  return (
    <>
      <PageTitle page={t('title')} />
      <CardsScreen
        cards={cards}
        actor={host.isOffered('cardOrder') ? actor : undefined}
        numbers={useCardNumbers()}
        controls={controls}
      />
      {getFreeze &&
        getReadyValue(cards)?.map((card) => <CardToasts key={card.id} actor={getFreeze(card)} />)}
    </>
  );
}
