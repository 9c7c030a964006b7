import { showActor } from '#.storybook/statechart/liveActor';
import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  createActor,
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
  type StateValue,
} from 'xstate';
import { money } from './money';
import { useFlowEvents, type Emitter, type FlowOutcome } from '@rad-wallet/ui/engine';

export interface FlowState<Machine extends AnyStateMachine> {
  state: StateValue;
  /** Merged into the initial context. */
  context?: Partial<ContextFrom<Machine>>;
}

export interface FlowStoryProps<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Renders this state without requests or timers. @default starts the machine */
  at?: FlowState<Machine>;
  /** @default the sample money */
  input?: InputFrom<Machine>;
  /** Events sent when a running flow starts, such as data loaded by a page. */
  given?: readonly EventFromLogic<Machine>[];
  onLeft?: (outcome: FlowOutcome) => void;
  children: (actor: ActorRefFrom<Machine>) => ReactNode;
}

function startActor<Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  at?: FlowState<Machine>,
) {
  if (!at) return createActor(machine, { input } as never).start();
  const first = createActor(machine, { input } as never).getSnapshot() as AnyMachineSnapshot;
  const context: object = { ...first.context, ...at.context };
  const snapshot = machine.resolveState({ value: at.state, context } as never);
  return createActor(machine, { input, snapshot } as never).start();
}

/** Renders a flow, running or in one state, and passes its actor to the checks and the Statechart panel. */
export function FlowStory<Machine extends AnyStateMachine>({
  machine,
  at,
  input = { money } as InputFrom<Machine>,
  given = [],
  onLeft = () => {},
  children,
}: FlowStoryProps<Machine>) {
  const [actor, setActor] = useState(() => {
    const started = startActor(machine, input, at);
    for (const event of given) started.send(event as never);
    return started;
  });
  // A layout effect, so that checks after rendering find the actor.
  useLayoutEffect(
    () =>
      showActor(actor, {
        // Restarts from a snapshot in the panel's log.
        restart: (snapshot) => {
          actor.stop();
          setActor(createActor(machine, { input, snapshot } as never).start());
        },
      }),
    [actor, machine, input],
  );
  useFlowEvents(actor as Emitter, onLeft);
  return <Fragment key={actor.sessionId}>{children(actor as ActorRefFrom<Machine>)}</Fragment>;
}

export function describeState(machine: AnyStateMachine, state: StateValue) {
  // `of` is a function, because Storybook serializes plain parameters for its channel.
  return { statechart: { machine: machine.id, state, of: () => machine } };
}
