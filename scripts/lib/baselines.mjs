// The stories' pictures: which of them belong to a story, and where they can be compared at all.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';

const pictures = inProject('stories', '__image_snapshots__');

/** @param {string} note */
const noteFile = (note) => inProject('.cache', 'visual', `${note}.txt`);

/**
 * What the test runner noted in the last run of the stories, line by line.
 * @param {string} note
 */
const noted = (note) =>
  new Set(
    readFileSync(noteFile(note), 'utf8')
      .split('\n')
      .filter((name) => name !== ''),
  );

/** The pictures that the last run had to draw more than once until they stood still. */
export function unsteady() {
  return existsSync(noteFile('unsteady')) ? [...noted('unsteady')].toSorted() : [];
}

/** The pictures that in the last run were the same but for what the tolerance allows. */
export function alike() {
  const drawn = inProject('.cache', 'visual', 'alike');
  return existsSync(drawn) ? readdirSync(drawn).toSorted() : [];
}

/** The pictures that the last run of the stories expected. */
function expected() {
  try {
    return noted('expected');
  } catch {
    throw new Error('Run the stories with their pictures first: npm run test:visual');
  }
}

/** The pictures that there are, with `/` between folder and name. */
export function drawn() {
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'));
}

/** Pictures that no story of the last run asked for. */
export function orphans() {
  const wanted = expected();
  return drawn().filter((name) => !wanted.has(name));
}

/** Pictures that are to the byte the same, in groups: one of each says as much. */
export function twins() {
  /** @type {Map<string, string[]>} */
  const byContent = new Map();
  for (const name of drawn()) {
    const content = readFileSync(inProject('stories', '__image_snapshots__', name));
    const hash = createHash('sha256').update(content).digest('hex');
    byContent.set(hash, [...(byContent.get(hash) ?? []), name]);
  }
  return [...byContent.values()].filter((names) => names.length > 1);
}

/** Removes the pictures whose story is gone, and tells which. */
export function removeOrphans() {
  const names = orphans();
  for (const name of names) rmSync(inProject('stories', '__image_snapshots__', name));
  return names;
}

/**
 * The pictures are drawn on Linux: other systems shape letters in their own way, so that comparing there
 * would report every text. `VISUAL=force` compares all the same.
 */
export const imagesAreComparable = () =>
  process.platform === 'linux' || process.env.VISUAL === 'force';
