import { readFileSync } from 'node:fs';
import { baselineOf, pictureOf } from '../screens.ts';

const known = JSON.parse(readFileSync(new URL('stories.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, { id: string; hasPicture: boolean }>
>;

/** The pictures of the machines' states: the file of each, and where it is served. */
export const statePictures: ReadonlyMap<string, string> = new Map(
  Object.values(known)
    .flatMap((states) => Object.values(states))
    .filter(({ hasPicture }) => hasPicture)
    .map(({ id }) => [baselineOf(id), pictureOf(id)]),
);
