import type { StatechartParameter, StoryOfState } from './channel';
import { leavesOf } from './values';

/** The used part of Storybook's prepared story. */
export interface PreparedStory {
  id: string;
  name: string;
  parameters: { statechart?: Partial<StatechartParameter> };
}

/** The used part of Storybook's preview. */
interface StoryLoader {
  loadStory?: (options: { storyId: string }) => Promise<PreparedStory>;
}

/** Reads `parameters.statechart`. */
export function declaredBy({ id, name, parameters }: PreparedStory): StoryOfState[] {
  const { machine, state } = parameters.statechart ?? {};
  return machine === undefined || state === undefined
    ? []
    : [{ id, name, machine, states: leavesOf(state) }];
}

/** Loads stories to read their parameters. Skips those that fail to load. */
export async function findStories(ids: readonly string[]): Promise<readonly StoryOfState[]> {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: StoryLoader }).__STORYBOOK_PREVIEW__;
  const found = await Promise.all(
    ids.map(async (storyId) => {
      try {
        const story = await preview?.loadStory?.({ storyId });
        return story ? declaredBy(story) : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}
