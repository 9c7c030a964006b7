import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { Text } from '../components/Text';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';
import { isSimulated } from '../engine/requests';

/** The part of an actor that `SimulationNote` needs to detect a simulated request. */
export interface RequestingActor {
  getSnapshot(): { machine: AnyStateMachine };
  subscribe: AnyActorRef['subscribe'];
}

export interface SimulationNoteProps {
  /** A running actor of a flow or form. */
  actor: RequestingActor;
  /** Name of the invoked actor that sends the request, such as `payBill`. */
  request: string;
}

/** Whether the actor with this name only simulates its request. */
export const useIsSimulated = (actor: RequestingActor, request: string): boolean =>
  useSelector(actor, ({ machine }) => isSimulated(machine.implementations.actors[request]));

/** Explains that nothing is sent. Rendered only if the request is simulated. docs/rules.md DEMO-10. */
export function SimulationNote({ actor, request }: SimulationNoteProps) {
  const t = useMessages(commonMessages);
  const isShown = useIsSimulated(actor, request);
  return (
    isShown && (
      <Text size="caption" tone="muted" align="center">
        {t('simulated')}
      </Text>
    )
  );
}
