import { showActor } from '#.storybook/statechart/liveActor';
import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createActor,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type StateValue,
} from 'xstate';
import { useFlowEvents, type Emitter, type LeftOutcome } from '@rad-wallet/ui/flows/shared';

/** Where a flow story stands. */
export interface FlowSituation<Machine extends AnyStateMachine> {
  state: StateValue;
  /** Laid over the machine's first context. */
  context?: Partial<ContextFrom<Machine>>;
}

export interface FlowStoryProps<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Stands still in this situation: no request, no timer. Left out, the flow starts and runs. */
  at?: FlowSituation<Machine>;
  input?: unknown;
  /** Sent at the start of a running flow, such as what a page has loaded. */
  given?: readonly EventFromLogic<Machine>[];
  /** Told how the flow was left. */
  onLeft?: (outcome: LeftOutcome) => void;
  children: (actor: ActorRefFrom<Machine>) => ReactNode;
}

function startActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  at?: FlowSituation<Machine>,
) {
  if (!at) return createActor(machine, { input } as never).start();
  const first = createActor(machine, { input } as never).getSnapshot() as AnyMachineSnapshot;
  const context: object = { ...first.context, ...at.context };
  const snapshot = machine.resolveState({ value: at.state, context } as never);
  return createActor(machine, { input, snapshot } as never).start();
}

/** Shows a flow in one situation, or running, and lets the checks and the panel see its actor. */
export function FlowStory<Machine extends AnyStateMachine>({
  machine,
  at,
  input,
  given = [],
  onLeft = () => {},
  children,
}: FlowStoryProps<Machine>) {
  const [{ actor, isStill }, setShown] = useState(() => {
    const started = startActor(machine, input, at);
    for (const event of given) started.send(event as never);
    return { actor: started, isStill: at !== undefined };
  });
  // Before the story counts as rendered, so that the check after it finds the actor.
  useLayoutEffect(
    () =>
      showActor(actor, {
        isStill,
        // From how things stood at a line of the panel's log. The story before it does nothing any more.
        restart: (snapshot) => {
          actor.stop();
          setShown({
            actor: createActor(machine, { input, snapshot } as never).start(),
            isStill: true,
          });
        },
      }),
    [actor, isStill, machine, input],
  );
  useFlowEvents(actor as Emitter, onLeft);
  return <Fragment key={actor.sessionId}>{children(actor as ActorRefFrom<Machine>)}</Fragment>;
}

/** The parameters of a story that shows a flow in a state. */
export function inState(machine: AnyStateMachine, state: StateValue) {
  // A function, so that Storybook does not take the machine itself through its channel.
  return { statechart: { machine: machine.id, state, of: () => machine } };
}
