import type { Plan } from '@rad-wallet/testing';
import { walkView, type WalkViewOptions } from '@rad-wallet/testing/view';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { createStage } from './Stage';
import { expectAccessible } from './expectAccessible';

/** @param view renders the view like a page; its plan is the test plan or variant being run */
export function createWalkStory<Machine extends AnyStateMachine>(
  plan: Plan<Machine>,
  view: (actor: ActorRefFrom<Machine>, plan: Plan<Machine>) => ReactNode,
) {
  const { View, underTest } = createStage(view);
  return {
    parameters: { walk: plan.machine.id },
    render: () => <View />,
    play: ({ step, userEvent }: Pick<WalkViewOptions, 'step' | 'userEvent'>) =>
      walkView(plan as unknown as Plan, underTest, {
        step,
        userEvent,
        checkState: expectAccessible,
      }),
  };
}

/** Flows log failed requests, and the model test itself runs axe in each state. */
export const walkParameters = {
  expectConsoleError: true,
  a11y: { test: 'off' as const },
  controls: { disable: true },
};
