import { AppShell } from '@rad-wallet/ui/AppShell';
import { request } from '@rad-wallet/ui/requests';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  ContextFrom,
  InputFrom,
  StateValue,
} from 'xstate';
import { createFlowStories } from './createFlowStories';
import type { StoryContext } from './types';
import { expectProblem } from './toast';

type ValuesOf<Machine extends AnyStateMachine> =
  ContextFrom<Machine> extends { values: infer Values } ? Values : never;

export interface FormStoriesOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  /** Initial values that can be submitted. */
  input?: InputFrom<Machine>;
  view: (actor: ActorRefFrom<Machine>) => ReactNode;
  /** Finds the element that contains the form's buttons. @default the screen */
  formIn?: () => Promise<Pick<typeof screen, 'findByRole'>>;
}

/** The stories of `createFlowStories`, and the behaviour common to all forms. */
export function createFormStories<Machine extends AnyStateMachine>({
  machine,
  input,
  view,
  formIn = async () => screen,
}: FormStoriesOptions<Machine>) {
  const button = async (name: string | RegExp) => (await formIn()).findByRole('button', { name });
  const submit = fn().mockName('submit');
  const actors = { submit: request(submit) };
  const machineWithRequest = machine.provide({ actors } as never) as Machine;
  const machineWithLongRedirect = machine.provide({
    actors,
    delays: { redirect: 60_000 },
  } as never) as Machine;
  const shown = (actor: ActorRefFrom<Machine>) => <AppShell>{view(actor)}</AppShell>;
  /** For a form without a Back button: sends the event that the app sends on navigation. */
  const leavable = (actor: ActorRefFrom<Machine>) => (
    <>
      {shown(actor)}
      <button type="button" onClick={() => (actor as AnyActorRef).send({ type: 'back' })}>
        Leave
      </button>
    </>
  );
  const flow = createFlowStories({ machine, live: machineWithLongRedirect, input, view: shown });
  const { onLeft } = flow;
  const beforeEach = () => {
    onLeft.mockReset();
    submit.mockReset();
  };

  return {
    onLeft,
    submit,

    inState: (
      state: StateValue,
      values: ValuesOf<Machine>,
      more: Partial<ContextFrom<Machine>> = {},
      as = shown,
    ) => flow.inState(state, { ...more, values }, as),

    /** Runs with valid values and remains on the success screen; `endsIn` is the state after the play function. */
    live: (endsIn: string) => ({ beforeEach, ...flow.live(endsIn) }),

    /** A double press on Back cancels only once. */
    exitedWithBack: (back?: string) => ({
      beforeEach,
      ...flow.live('cancelled', back === undefined ? leavable : shown),
      play: async ({ userEvent }: StoryContext) => {
        await userEvent.dblClick(await button(back ?? 'Leave'));
        await expect(onLeft.mock.calls).toEqual([['cancelled']]);
        await expect(submit).not.toHaveBeenCalled();
      },
    }),

    /** Completes the flow with a double press on the `leaveName` button, or automatically without one. */
    completedAfter: (submitName: string | RegExp, leaveName?: string) => ({
      beforeEach,
      ...flow.live(
        'completed',
        shown,
        leaveName === undefined ? machineWithRequest : machineWithLongRedirect,
      ),
      play: async ({ userEvent }: StoryContext) => {
        await userEvent.dblClick(await button(submitName));
        if (leaveName !== undefined) await userEvent.dblClick(await button(leaveName));
        await waitFor(() => expect(onLeft.mock.calls).toEqual([['completed']]));
        await expect(submit).toHaveBeenCalledOnce();
      },
    }),

    /** After success, the form does not exit while the pointer is over its content. */
    pausedByPointer: (submitName: string | RegExp) => ({
      beforeEach,
      ...flow.live('paused'),
      play: async ({ userEvent }: StoryContext) => {
        await userEvent.click(await button(submitName));
        await userEvent.hover(await screen.findByRole('heading', { level: 1 }));
      },
    }),

    /** A failed request shows the problem and is retried with the same key. */
    failedThenSucceeded: (submitName: string | RegExp, problem: string) => {
      const live = flow.live('succeeded');
      return {
        beforeEach,
        ...live,
        parameters: { ...live.parameters, expectConsoleError: true },
        play: async ({ userEvent }: StoryContext) => {
          submit.mockRejectedValueOnce(new Error('500: The desk is closed'));
          await userEvent.click(await button(submitName));
          // In the toast and in the form.
          await expectProblem(problem);
          await userEvent.click(await button(submitName));
          await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
          const [first, second] = submit.mock.calls.map(([input]) => input);
          await expect(second).toEqual(first);
          await expect(onLeft).not.toHaveBeenCalled();
        },
      };
    },
  };
}
