import { useFlowEvents } from '@rad-wallet/ui/engine';
import {
  cardLimitsMachine,
  CardLimitsSheet,
  changeCardLimits,
  type CardLimitsActor,
  type CardLimitsProps,
  type WalletCard,
} from '@rad-wallet/ui/features/cards';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { money } from '../../money';
import { useHostActors } from '../../hosts/useHostActors';
import { useDevice } from '../../platform/storage/DeviceContext';
import { getSession } from '../../session/sessionValues';
import { createActorStore } from '../../session/createActorStore';

const getActors = createActorStore<CardLimitsActor>();

function start(card: WalletCard, machine: typeof cardLimitsMachine): CardLimitsActor {
  const { id: cardId, limits } = card;
  if (!limits) throw new Error('The limits of the card are not known.');
  const actor = createActor(machine, { input: { facts: { cardId, limits, money } } });
  actor.on('left', ({ outcome }) => {
    const { values, facts } = actor.getSnapshot().context;
    if (outcome === 'completed')
      actor.send({
        type: 'facts.changed',
        facts: { ...facts, limits: changeCardLimits(values, facts) },
      });
    actor.send({ type: 'reset' });
  });
  return actor.start();
}

/** The sheet with a card's limits. docs/rules.md CARDS-13, CARDS-14. */
export function CardLimits({ card, isOpen, onClose }: CardLimitsProps) {
  const session = getSession(useDevice()).signal;
  const actors = useHostActors('cardLimits');
  const [machine] = useState(() => cardLimitsMachine.provide({ actors }));
  const actor = getActors(session, card.id, () => start(card, machine));
  useFlowEvents(actor, () => {
    if (isOpen) onClose();
  });
  // Browser back navigation discards the input like the close button.
  useEffect(() => {
    if (!isOpen && actor.getSnapshot().matches('editing')) actor.send({ type: 'back' });
  }, [actor, isOpen]);
  return <CardLimitsSheet actor={actor} card={card} isOpen={isOpen} onClose={onClose} />;
}
