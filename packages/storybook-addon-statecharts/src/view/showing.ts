import type { StoryOfState } from '../live/channel';

/** The stories that show a state or one of its descendants. */
export const storiesShowing = (
  state: string,
  stories: readonly StoryOfState[],
): readonly StoryOfState[] =>
  stories.filter(({ states }) =>
    states.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
  );
