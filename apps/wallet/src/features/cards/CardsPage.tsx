import { connected } from '#host/connected';
import { cardNumbers, createCards } from '@rad-wallet/mocks/samples';
import { useNotify } from '@rad-wallet/ui/Toast';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useTranslations } from '@rad-wallet/ui/messages';
import { REQUEST_TIMEOUT, simulate } from '@rad-wallet/ui/requests';
import {
  cardNumberMachine,
  cardOrderMachine,
  CardsScreen,
  getOrderedTypes,
  type CardNumbers,
  type CardOrderValues,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useVisitValue, defineVisitValue } from '../../session/sessionValues';
import { createContentHook } from '../../hosts/createContentHook';
import { useUpdatedName } from '../../session/profile';
import { isOffered } from '../../hosts/offered';
import { useConnected } from '../../hosts/useConnected';
import { PageTitle } from '../../shell/PageTitle';

/** Card types ordered in this visit. docs/rules.md CARDS-7. */
const ORDERED_CARDS = defineVisitValue<CardOrderValues['ordered']>([]);

const useInitialCards = createContentHook('cards', import.meta.env.VITE_API_URL ? [] : createCards);

/** Returns the cards with names as edited in the profile. docs/rules.md CARDS-1. */
function useCards(): readonly WalletCard[] {
  const presentName = useUpdatedName();
  return useInitialCards().map((card) => ({
    ...card,
    cardholderName: presentName(card.cardholderName),
  }));
}

/** The host's request of a card's digits; the demo has samples. docs/rules.md CARDS-10. */
const revealRemotely = connected.cardNumbers?.reveal;

const sampleNumbers = import.meta.env.VITE_API_URL ? {} : cardNumbers;

const getSampleNumber = (card: WalletCard) => sampleNumbers[card.id] ?? card.last4;

const loadNumber = (card: WalletCard) =>
  revealRemotely
    ? revealRemotely(card, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
    : getSampleNumber(card);

const numberMachine = cardNumberMachine.provide({
  actors: {
    revealNumber: revealRemotely
      ? fromPromise(({ input: { card }, signal }) => revealRemotely(card, { signal }))
      : simulate(0, ({ card }) => getSampleNumber(card)),
  },
});

/** Returns undefined if the host does not provide card numbers. */
function useCardNumbers(): CardNumbers | undefined {
  const notify = useNotify();
  const actor = useActorRef(numberMachine);
  useFlowEvents(actor, () => {});
  if (!isOffered('cardNumbers')) return undefined;
  return {
    actor,
    loadNumber,
    onCopied: () => notify({ tone: 'success', id: 'cardNumberCopied' }),
    onCopyFailed: () => notify({ tone: 'danger', id: 'cardNumberCopyFailed' }),
  };
}

export default function CardsPage() {
  const t = useTranslations('cards');
  const [ordered, setOrdered] = useVisitValue(ORDERED_CARDS);
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
        numbers={useCardNumbers()}
      />
    </>
  );
}
