import type { StatechartParameter, StoryOfState } from './channel';
import { leavesOf } from './values';

/** A story as Storybook prepares it, as far as is read here. */
export interface PreparedStory {
  id: string;
  name: string;
  parameters: { statechart?: Partial<StatechartParameter> };
}

/** The part of Storybook's preview that loads a story without showing it. */
interface StoryLoader {
  loadStory?: (options: { storyId: string }) => Promise<PreparedStory>;
}

/** What a story declares; nothing when it declares no state. */
export function declaredBy({ id, name, parameters }: PreparedStory): StoryOfState[] {
  const { machine, state } = parameters.statechart ?? {};
  return machine === undefined || state === undefined
    ? []
    : [{ id, name, machine, states: leavesOf(state) }];
}

/** Loads these stories to read what each declares. One that cannot be loaded shows nothing. */
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
