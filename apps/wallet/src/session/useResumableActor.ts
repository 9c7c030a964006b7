import { keepIntents, resumeIntents } from '@rad-wallet/ui/engine';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useDevice } from '../platform/storage/DeviceContext';
import { getIntentStore } from '../platform/storage/intents';

/** Runs the machine of a flow that moves money. Its unfinished payments survive the page. docs/rules.md PAY-10. */
export function useResumableActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: { input: InputFrom<Machine> },
): Actor<Machine> {
  const store = getIntentStore(useDevice());
  const [snapshot] = useState(() => resumeIntents(machine, input, store.load(machine.id)));
  const actor = useActorRef(machine as AnyStateMachine, { input, snapshot } as never);
  useEffect(() => keepIntents(actor, actor.logic.id, store), [actor, store]);
  return actor as unknown as Actor<Machine>;
}
