import type { ModelTest } from './modelTest';
import { createStage } from './Stage';
import type { WalkCoverage } from './record';
import { walkModel, type WalkOptions } from './walkModel';

declare global {
  /** The coverage of the current story, which the test runner reads. */
  var __walked: WalkCoverage | undefined;
}

export function createWalkStory(test: ModelTest) {
  const stage = createStage(test);
  return {
    render: () => <stage.View />,
    play: async ({ step, userEvent }: Pick<WalkOptions, 'step' | 'userEvent'>) => {
      const onProgress = (record: WalkCoverage) => void (globalThis.__walked = record);
      await walkModel(test, stage, { step, userEvent, onProgress });
    },
  };
}

/** Flows log failed requests, and the walk itself runs axe on each state. */
export const walkParameters = {
  expectConsoleError: true,
  a11y: { test: 'off' as const },
  controls: { disable: true },
};
