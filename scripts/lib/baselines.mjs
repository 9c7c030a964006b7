// The stories' pictures: which of them belong to a story, and where they can be compared at all.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';

const pictures = inProject('stories', '__image_snapshots__');

/** The pictures that the last run of the stories expected, as the test runner noted them. */
function expected() {
  try {
    const notes = readFileSync(inProject('.cache', 'visual', 'expected.txt'), 'utf8');
    return new Set(notes.split('\n').filter((name) => name !== ''));
  } catch {
    throw new Error('Run the stories with their pictures first: npm run test:visual');
  }
}

/** Pictures that no story of the last run asked for, with `/` between folder and name. */
export function orphans() {
  const wanted = expected();
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png') && !wanted.has(name));
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
