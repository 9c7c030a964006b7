import type { ModelTest } from './modelTest';
import { createStage } from './Stage';
import { walkModel, type WalkOptions } from './walkModel';

export function createWalkStory(test: ModelTest) {
  const stage = createStage(test);
  return {
    render: () => <stage.View />,
    play: ({ step, userEvent }: WalkOptions) => walkModel(test, stage, { step, userEvent }),
  };
}

/** Flows log failed requests, and the model test itself runs axe in each state. */
export const walkParameters = {
  expectConsoleError: true,
  a11y: { test: 'off' as const },
  controls: { disable: true },
};
