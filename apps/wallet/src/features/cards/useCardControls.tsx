import { host } from '#host/host';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import {
  cardFreezeMachine,
  changeCardStatus,
  type CardControls,
  type CardDialog,
  type CardFreezeActor,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import { useState } from 'react';
import { createActor } from 'xstate';
import { useHostActors } from '../../hosts/useHostActors';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import { useDevice } from '../../platform/storage/DeviceContext';
import { getSession } from '../../session/sessionValues';
import { createActorStore } from '../../session/createActorStore';

const getActors = createActorStore<CardFreezeActor>();

const CardLimits = createLazyDialog(async () => (await import('./CardLimits')).CardLimits);

function start(card: WalletCard, machine: typeof cardFreezeMachine): CardFreezeActor {
  const actor = createActor(machine, { input: { facts: { card } } });
  actor.on('left', ({ outcome }) => {
    const { facts } = actor.getSnapshot().context;
    if (outcome === 'completed')
      actor.send({ type: 'facts.changed', facts: { card: changeCardStatus(facts.card) } });
    actor.send({ type: 'reset' });
  });
  return actor.start();
}

/** Returns undefined if the host offers neither freezing nor limits. docs/rules.md CARDS-11, CARDS-13. */
export function useCardControls(): CardControls | undefined {
  const session = getSession(useDevice()).signal;
  const actors = useHostActors('cardFreeze');
  const [machine] = useState(() => cardFreezeMachine.provide({ actors }));
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  useCloseOnBack({ isOpen: dialog !== null, close: () => setDialog(null) });
  if (!host.isOffered('cardFreeze') && !host.isOffered('cardLimits')) return undefined;
  return {
    ...(host.isOffered('cardFreeze') && {
      getFreeze: (card) => getActors(session, card.id, () => start(card, machine)),
    }),
    ...(host.isOffered('cardLimits') && { renderLimits: (props) => <CardLimits {...props} /> }),
    dialog,
    onDialogChange: setDialog,
  };
}
