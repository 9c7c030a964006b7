import { AppShell } from '@rad-wallet/ui/AppShell';
import { simulate } from '@rad-wallet/ui/flows/submission';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import type { ActorRefFrom, AnyStateMachine, ContextFrom } from 'xstate';
import { FlowStory, inState } from './FlowStory';
import type { StoryContext } from './types';

type ValuesOf<Machine extends AnyStateMachine> =
  ContextFrom<Machine> extends { values: infer Values } ? Values : never;

/** Makes the stories of a form with one step, over its submission machine. */
export function formStories<Machine extends AnyStateMachine>(
  machine: Machine,
  view: (actor: ActorRefFrom<Machine>) => ReactNode,
) {
  const onLeft = fn().mockName('left');
  const shown = (actor: ActorRefFrom<Machine>) => <AppShell>{view(actor)}</AppShell>;

  return {
    /** Stands still in a state: nothing is posted, no timer runs. */
    still: (
      state: string,
      values: ValuesOf<Machine>,
      more: Partial<ContextFrom<Machine>> = {},
    ) => ({
      parameters: inState(machine, state),
      render: () => (
        <FlowStory machine={machine} at={{ state, context: { ...more, values } }}>
          {shown}
        </FlowStory>
      ),
    }),

    /** Leaving ends it: neither a second press nor the redirect leaves again. */
    left: (input: object, submitName: string | RegExp, leaveName: string) => ({
      beforeEach: () => void onLeft.mockReset(),
      parameters: inState(machine, 'left'),
      render: () => (
        <FlowStory
          machine={
            machine.provide({
              actors: { submit: simulate(20) },
              delays: { redirect: 60_000 },
            } as never) as Machine
          }
          input={input}
          onLeft={onLeft}
        >
          {shown}
        </FlowStory>
      ),
      play: async ({ canvas, userEvent }: StoryContext) => {
        await userEvent.click(await canvas.findByRole('button', { name: submitName }));
        await userEvent.dblClick(await canvas.findByRole('button', { name: leaveName }));
        await expect(onLeft).toHaveBeenCalledOnce();
      },
    }),
  };
}
