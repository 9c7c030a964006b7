import type { AnyActorRef, AnyStateMachine, InputFrom } from 'xstate';
import { settle } from './settle';
import { startMachine } from './startMachine';

/** Starts a submission machine. */
export function startSubmission<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
) {
  const started = startMachine(machine, input);
  return {
    ...started,
    /** Submits, and waits for a response that has come. */
    submit: async () => {
      (started.actor as AnyActorRef).send({ type: 'submitted' });
      await settle();
    },
    /** Returns tone and id of each toast. */
    listToasts: () => started.toasts.map(({ tone, id }) => `${tone} ${id}`),
  };
}
