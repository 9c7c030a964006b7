import type { FlowOutcome } from '@rad-wallet/ui/engine';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { ActorRefFrom, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { FlowStory, describeState, type FlowState } from './FlowStory';

export interface FlowStoriesOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The machine with actors controlled by the stories. @default machine */
  live?: Machine;
  input?: InputFrom<Machine>;
  /** Events sent when a running flow starts, such as data loaded by a page. */
  given?: readonly EventFromLogic<Machine>[];
  view: (actor: ActorRefFrom<Machine>) => ReactNode;
}

export function createFlowStories<Machine extends AnyStateMachine>({
  machine,
  live: liveMachine = machine,
  input,
  given,
  view,
}: FlowStoriesOptions<Machine>) {
  const onLeft = fn<(outcome: FlowOutcome) => void>().mockName('left');
  return {
    /** Called with the outcome; reset it before each story. */
    onLeft,

    /** Renders a state without requests or timers. */
    inState: (
      state: FlowState<Machine>['state'],
      context: FlowState<Machine>['context'] = {},
      shown = view,
      provided = machine,
    ) => ({
      parameters: describeState(machine, state),
      render: () => (
        <FlowStory machine={provided} input={input} at={{ state, context }} onLeft={onLeft}>
          {shown}
        </FlowStory>
      ),
    }),

    /** Runs from the initial state; `endsIn` is the state after the play function. */
    live: (endsIn: FlowState<Machine>['state'], shown = view, running = liveMachine) => ({
      parameters: describeState(machine, endsIn),
      render: () => (
        <FlowStory machine={running} input={input} given={given} onLeft={onLeft}>
          {shown}
        </FlowStory>
      ),
    }),
  };
}
