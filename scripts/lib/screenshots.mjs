// The baselines of the stories, and the lists that the last run wrote about its screenshots (.storybook/checks/screenshots.ts).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { inProject } from './project.mjs';

const folder = inProject('stories', '__image_snapshots__');
const lists = inProject('.cache', 'visual');

export function deleteLastRunFiles() {
  for (const name of ['visual', 'visual-diff']) {
    rmSync(inProject('.cache', name), { recursive: true, force: true });
  }
}

/** @param {'expected' | 'unstable'} list */
function readList(list) {
  const file = `${lists}/${list}.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** Returns the baselines that a screenshot matched only when it was taken again. */
export const findUnstable = () => readList('unstable').toSorted();

const findBaselines = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.png'));

/** Returns the baselines that no story expected in the last run over all stories. */
export function findOrphans() {
  const expected = new Set(readList('expected'));
  return findBaselines().filter((name) => !expected.has(name));
}

/** @param {readonly string[]} names */
export function removeBaselines(names) {
  for (const name of names) rmSync(`${folder}/${name}`);
}

export function findDuplicates() {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of findBaselines()) {
    const hash = createHash('sha256')
      .update(readFileSync(`${folder}/${name}`))
      .digest('hex');
    groups.set(hash, [...(groups.get(hash) ?? []), name]);
  }
  return [...groups.values()].filter((names) => names.length > 1);
}
