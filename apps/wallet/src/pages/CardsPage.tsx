import { useFlowEvents, useNotify } from '@rad-wallet/ui/flows/shared';
import {
  cardOrderMachine,
  CardsScreen,
  orderedTypes,
  type CardOrderValues,
} from '@rad-wallet/ui/screens/cards';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { cards } from '../content/cards';
import { PageTitle } from '../shell/PageTitle';

/** Where the visit remembers what was ordered: docs/rules.md CARDS-7. */
const ORDERED = ['card-orders'];

export default function CardsPage() {
  const t = useTranslations('cards');
  const notify = useNotify();
  const queryClient = useQueryClient();
  const ordered = queryClient.getQueryData<CardOrderValues['ordered']>(ORDERED) ?? [];
  const actor = useActorRef(cardOrderMachine, { input: { values: { ordered } } });
  useFlowEvents(actor, () => queryClient.setQueryData(ORDERED, orderedTypes(actor.getSnapshot())));
  return (
    <>
      <PageTitle page={t('title')} />
      <CardsScreen
        cards={cards}
        actor={actor}
        onCopied={() => notify({ tone: 'success', id: 'cardNumberCopied' })}
        onCopyFailed={() => notify({ tone: 'danger', id: 'cardNumberCopyFailed' })}
      />
    </>
  );
}
