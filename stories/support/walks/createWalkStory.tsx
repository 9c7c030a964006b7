import { walkView, type WalkViewOptions } from '@rad-wallet/testing/view';
import { createStage } from './Stage';
import { expectAccessible } from './expectAccessible';
import type { ModelTest } from './modelTest';

export function createWalkStory(test: ModelTest) {
  const { View, underTest } = createStage(test);
  return {
    render: () => <View />,
    play: ({ step, userEvent }: Pick<WalkViewOptions, 'step' | 'userEvent'>) =>
      walkView(test.plan, underTest, { step, userEvent, checkState: expectAccessible }),
  };
}

/** Flows log failed requests, and the model test itself runs axe in each state. */
export const walkParameters = {
  expectConsoleError: true,
  a11y: { test: 'off' as const },
  controls: { disable: true },
};
