import type { AnyCourse } from './course';
import { createStage } from './Stage';
import type { WalkRecord } from './record';
import { walkCourse, type WalkOptions } from './walkCourse';

declare global {
  /** What the story that stands has walked, for who runs it. */
  var __walked: WalkRecord | undefined;
}

/** A story that walks every way of a machine through its view, to be watched step by step. */
export function walkStory(course: AnyCourse) {
  const stage = createStage(course);
  return {
    render: () => <stage.View />,
    play: async ({ step, userEvent }: Pick<WalkOptions, 'step' | 'userEvent'>) => {
      const onPassed = (record: WalkRecord) => void (globalThis.__walked = record);
      await walkCourse(course, stage, { step, userEvent, onPassed });
    },
  };
}

/**
 * What all walks have in common: failures that are rightly logged. Every state is asked for its accessibility
 * on the way, and for its looks by a story of its own.
 */
export const walkParameters = {
  expectConsoleError: true,
  a11y: { test: 'off' as const },
  controls: { disable: true },
};
