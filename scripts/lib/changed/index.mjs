// `npm test -- --changed`: from what git says has changed to the steps that can notice it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readOpened } from '../opened.mjs';
import { inProject, root } from '../project.mjs';
import { choose } from './choose.mjs';
import { readGraph } from './graph.mjs';
import { narrow } from './narrow.mjs';
import { keepSkipped } from './skipped.mjs';

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

const lines = (/** @type {string} */ text) => text.split('\0').filter((line) => line !== '');

/** Pictures and the like: that they changed is all that is asked. */
const isText = (/** @type {string} */ file) => !/\.(png|webp|woff2?|ico)$/.test(file);

/**
 * What differs between the working tree and a commit, files that git does not know yet among them.
 * @param {string} ref
 * @returns {import('./kinds.mjs').Changed[]}
 */
export function changesSince(ref) {
  const were = new Set(lines(git('ls-tree', '-r', '-z', '--name-only', ref)));
  const changed = new Set([
    ...lines(git('diff', '--name-only', '--no-renames', '-z', ref, '--')),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]);
  return [...changed].map((file) => ({
    file,
    before: were.has(file) ? (isText(file) ? git('show', `${ref}:${file}`) : '') : undefined,
    after: existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : undefined,
  }));
}

/** The files of the project as it is now. */
export const projectFiles = () =>
  [...new Set(lines(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')))].filter(
    (file) => existsSync(inProject(file)),
  );

/**
 * The steps, with what of them the changes since a commit can reach.
 * @param {readonly import('../steps.mjs').Step[]} steps
 * @param {string} ref
 * @returns {ReturnType<typeof narrow> & { finders?: readonly string[] }} and why the rest is left out, and who looks for
 *   words that are gone
 */
export function whatIsReached(steps, ref) {
  if (typeof path.posix.matchesGlob !== 'function') {
    return { steps: [...steps], leftOut: ['Everything: this Node cannot tell what was changed.'] };
  }
  const changes = changesSince(ref);
  if (changes.length === 0) throw new Error(`Nothing has changed since ${ref}.`);
  const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8');
  const choice = choose(readGraph(projectFiles()), changes, read, readOpened());
  keepSkipped(choice.skipped);
  return { ...narrow(steps, choice), finders: choice.finders };
}
