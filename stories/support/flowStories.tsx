import type { LeftOutcome } from '@rad-wallet/ui/flows/shared';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { ActorRefFrom, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate';
import { FlowStory, inState, type FlowSituation } from './FlowStory';

export interface FlowStoriesOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** The same machine with a world that answers as a story tells it to. @default the machine */
  live?: Machine;
  input?: InputFrom<Machine>;
  /** Sent at the start of a running flow, such as what a page has loaded. */
  given?: readonly EventFromLogic<Machine>[];
  view: (actor: ActorRefFrom<Machine>) => ReactNode;
}

/** Makes the stories of a flow: standing still in a state, or running. */
export function flowStories<Machine extends AnyStateMachine>({
  machine,
  live: liveMachine = machine,
  input,
  given,
  view,
}: FlowStoriesOptions<Machine>) {
  const onLeft = fn<(outcome: LeftOutcome) => void>().mockName('left');
  return {
    /** Told how the flow was left; reset it before each story. */
    onLeft,

    /** Stands still in a state: nothing is asked of the world, no timer runs. */
    still: (
      state: FlowSituation<Machine>['state'],
      context: FlowSituation<Machine>['context'] = {},
      shown = view,
    ) => ({
      parameters: inState(machine, state),
      render: () => (
        <FlowStory machine={machine} input={input} at={{ state, context }} onLeft={onLeft}>
          {shown}
        </FlowStory>
      ),
    }),

    /** Runs from its beginning; `endsIn` is the state that the story's play leads to. */
    live: (endsIn: FlowSituation<Machine>['state'], shown = view, running = liveMachine) => ({
      parameters: inState(machine, endsIn),
      render: () => (
        <FlowStory machine={running} input={input} given={given} onLeft={onLeft}>
          {shown}
        </FlowStory>
      ),
    }),
  };
}
