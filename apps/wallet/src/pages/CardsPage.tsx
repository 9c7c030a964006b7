import { useNotify } from '@rad-wallet/ui/Toast';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useTranslations } from '@rad-wallet/ui/messages';
import {
  cardOrderMachine,
  CardsScreen,
  orderedTypes,
  type CardOrderValues,
} from '@rad-wallet/ui/screens/cards';
import { useActorRef } from '@xstate/react';
import { useVisitValue, visitValue } from '../data/visit';
import { useCards } from '../personal/cards';
import { PageTitle } from '../shell/PageTitle';

/** What was ordered in this visit: docs/rules.md CARDS-7. */
const ORDERED = visitValue<CardOrderValues['ordered']>([]);

export default function CardsPage() {
  const t = useTranslations('cards');
  const notify = useNotify();
  const [ordered, setOrdered] = useVisitValue(ORDERED);
  const actor = useActorRef(cardOrderMachine, { input: { values: { ordered } } });
  useFlowEvents(actor, () => setOrdered(orderedTypes(actor.getSnapshot())));
  return (
    <>
      <PageTitle page={t('title')} />
      <CardsScreen
        cards={useCards()}
        actor={actor}
        onCopied={() => notify({ tone: 'success', id: 'cardNumberCopied' })}
        onCopyFailed={() => notify({ tone: 'danger', id: 'cardNumberCopyFailed' })}
      />
    </>
  );
}
