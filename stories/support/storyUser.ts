import type { Plan, UserActions } from '@rad-wallet/testing';
import { fireEvent } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { listPlanGestures, type PlanValues } from './listPlanGestures';
import type { StoryContext } from './types';
import { createUserActions } from './userActions';

/** Waits until `findProblem` returns null; rejects with the problem that remains after `timeout` ms. */
export async function waitUntilResolved(
  findProblem: () => string | null,
  timeout: number,
): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const problem = findProblem();
    if (problem === null) return;
    if (performance.now() > end) throw new Error(problem);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

export interface StoryUserOptions extends Pick<StoryContext, 'userEvent'> {
  /** How long an element may take to appear, in ms. @default 10000 */
  timeout?: number;
  /** @default nothing, because the story's page sends the event itself */
  sendFromPage?: UserActions['sendFromPage'];
}

/** Performs user actions in a story. */
export function createStoryUser({
  userEvent,
  timeout = 10_000,
  sendFromPage = () => {},
}: StoryUserOptions): UserActions {
  const retryUntilPassed = (findProblem: () => string | null) =>
    waitUntilResolved(findProblem, timeout);
  return createUserActions({
    click: async (element) => {
      await retryUntilPassed(() =>
        element.matches(':disabled, [aria-disabled="true"]') ? 'The element is disabled.' : null,
      );
      await userEvent.click(element);
    },
    fill: async (field, text) => {
      // userEvent types text, but a date field needs the whole value at once.
      if (field.type === 'date') {
        await fireEvent.change(field, { target: { value: text } });
        return;
      }
      if (field.value !== '') await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    },
    blur: async (field) => {
      if (document.activeElement !== field) await userEvent.click(field);
      await userEvent.tab();
    },
    until: retryUntilPassed,
    sendFromPage,
  });
}

/**
 * Performs the gestures along a test plan's shortest path to a state. Requests on the way resolve without a gesture.
 */
export async function followPlan<Machine extends AnyStateMachine>(
  { userEvent }: Pick<StoryContext, 'userEvent'>,
  plan: Plan<Machine>,
  state: string,
  values?: PlanValues<Machine>,
): Promise<void> {
  const user = createStoryUser({ userEvent });
  for (const perform of listPlanGestures(plan, state, values)) await perform(user);
}
