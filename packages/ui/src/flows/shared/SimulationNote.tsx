import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';
import { isSimulated } from '../../requests';

/** The part of an actor that tells which of its requests are simulated. */
export interface RequestingActor {
  getSnapshot(): { machine: AnyStateMachine };
  subscribe: AnyActorRef['subscribe'];
}

export interface SimulationNoteProps {
  /** A running flow or form. */
  actor: RequestingActor;
  /** The name of the actor that moves the money. */
  request: string;
}

/** States that nothing is sent, while the request is the simulation. docs/rules.md DEMO-10. */
export function SimulationNote({ actor, request }: SimulationNoteProps) {
  const t = useTranslations('common');
  const isShown = useSelector(actor, ({ machine }) =>
    isSimulated(machine.implementations.actors[request]),
  );
  return (
    isShown && (
      <Text size="caption" tone="muted" align="center">
        {t('simulated')}
      </Text>
    )
  );
}
