import { getLeafStates } from '../model/chart';
import type { StatechartParameter, StoryOfState } from './channel';

export interface PreparedStory {
  id: string;
  name: string;
  tags?: readonly string[];
  parameters: { statechart?: Partial<StatechartParameter> };
}

interface StoryLoader {
  loadStory?: (options: { storyId: string }) => Promise<PreparedStory>;
}

export function getDeclaredStates(story: PreparedStory): StoryOfState[] {
  const { id, name, tags = [], parameters } = story;
  const { machine, state } = parameters.statechart ?? {};
  if (machine === undefined || state === undefined) return [];
  return [{ id, name, tags, machine, states: getLeafStates(state) }];
}

/** Loads stories to get their parameters. Skips those that fail to load. */
export async function findStories(ids: readonly string[]): Promise<readonly StoryOfState[]> {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: StoryLoader }).__STORYBOOK_PREVIEW__;
  const loaded = await Promise.allSettled(
    ids.map(async (storyId) => preview?.loadStory?.({ storyId })),
  );
  return loaded.flatMap((result) =>
    result.status === 'fulfilled' && result.value ? getDeclaredStates(result.value) : [],
  );
}

/** Returns the stories that show a state or one of its descendants. */
export const getStoriesOfState = (
  state: string,
  stories: readonly StoryOfState[],
): readonly StoryOfState[] =>
  stories.filter(({ states }) =>
    states.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
  );
