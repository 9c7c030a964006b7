// The stories' screenshots, and the lists that the last run wrote about them (.storybook/checks/images.ts).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';

const folder = inProject('stories', '__image_snapshots__');
const lists = inProject('.cache', 'visual');

export function forgetLastRun() {
  for (const name of ['visual', 'visual-diff']) {
    rmSync(inProject('.cache', name), { recursive: true, force: true });
  }
}

/** @param {'expected' | 'unstable'} list */
function readList(list) {
  const file = `${lists}/${list}.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Returns the screenshots that matched only when they were taken again. */
export const findUnstable = () => readList('unstable').toSorted();

const findScreenshots = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'));

/** Returns the screenshots that no story expected in the last run over all stories. */
export function findOrphans() {
  const expected = new Set(readList('expected'));
  return findScreenshots().filter((name) => !expected.has(name));
}

/** @param {readonly string[]} names */
export function removeScreenshots(names) {
  for (const name of names) rmSync(`${folder}/${name}`);
}

export function findDuplicates() {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of findScreenshots()) {
    const hash = createHash('sha256')
      .update(readFileSync(`${folder}/${name}`))
      .digest('hex');
    groups.set(hash, [...(groups.get(hash) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}
