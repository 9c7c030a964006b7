import { keepIntents, resumeIntents, type Intent } from '@rad-wallet/ui/engine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useDevice } from '../platform/storage/DeviceContext';
import { useNavigation } from '../platform/navigation/navigation';
import { getSessionIntents } from './sessionIntents';

/** The parameter with the key of the payment that a flow opens on. docs/rules.md PAY-11. */
export const UNFINISHED_PARAMETER = 'unfinished';

/** Returns the store, and a function that loads the unfinished payments of a flow; the one of the address is first. */
export function useIntents(flow: string) {
  const store = getSessionIntents(useDevice());
  const key = new URLSearchParams(useNavigation().search).get(UNFINISHED_PARAMETER);
  const isOpened = (intent: Intent) => intent.key === key;
  const intents = (): readonly Intent[] => {
    const all = store.load(flow);
    return [...all.filter(isOpened), ...all.filter((intent) => !isOpened(intent))];
  };
  return { store, intents };
}

/** Runs the machine of a flow that moves money. Its unfinished payments survive the page. docs/rules.md PAY-10. */
export function useResumableActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: { input: InputFrom<Machine> },
): Actor<Machine> {
  const { store, intents } = useIntents(machine.id);
  const [snapshot] = useState(() => resumeIntents(machine, input, intents()));
  const actor = useActorRef(machine as AnyStateMachine, { input, snapshot } as never);
  useEffect(() => keepIntents(actor, actor.logic.id, store), [actor, store]);
  return actor as unknown as Actor<Machine>;
}
