import type { StatechartNotes, StoryOfState } from 'storybook-addon-statecharts';
import { pictureOf } from '../screens';
import known from './stories.json';

// What a chart knows besides its machine. A test says when either is not up to date.

const notes = import.meta.glob<StatechartNotes>('../../docs/statecharts/*.json', {
  import: 'default',
});

/** What comments, types and walks say of a machine. */
export const notesOf = async (machine: string): Promise<StatechartNotes | undefined> =>
  notes[`../../docs/statecharts/${machine}.json`]?.();

/** A story for each state of a machine, with its picture where there is one. */
export async function storiesOf(machine: string): Promise<StoryOfState[]> {
  const stories: Readonly<Record<string, KnownStories>> = known;
  return Object.entries(stories[machine] ?? {}).map(([state, { id, name, title, hasPicture }]) => ({
    id,
    name,
    title,
    machine,
    states: [state],
    ...(hasPicture && { picture: pictureOf(id) }),
  }));
}

type KnownStories = Readonly<
  Record<string, { id: string; name: string; title: string; hasPicture: boolean }>
>;
