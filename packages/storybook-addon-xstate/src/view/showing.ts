import type { StoryOfState } from '../live/channel';

/** The stories that show a state, or one within it: those of the title that one is at, else those of others. */
export function storiesShowing(
  state: string,
  stories: readonly StoryOfState[],
): readonly StoryOfState[] {
  const all = stories.filter(({ states }) =>
    states.some((leaf) => leaf === state || leaf.startsWith(`${state}.`)),
  );
  const beside = all.filter(({ title }) => title === undefined);
  return beside.length > 0 ? beside : all;
}

/** What a story is called from where one is. */
export const storyName = ({ title, name }: StoryOfState): string =>
  title === undefined ? name : `${title}: ${name}`;
