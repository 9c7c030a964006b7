// What the walks through the views have passed, as the run of their stories has left it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cache, inProject } from './project.mjs';

/**
 * @typedef {object} WalkRecord
 * @property {string} machine
 * @property {readonly string[]} states innermost ones that stood
 * @property {number} ofStates
 * @property {Readonly<Record<string, string>>} passed each transition, and by what it was passed
 * @property {number} of
 */

/** Where a run leaves them, one for each story. */
export const walkRecords = path.join(cache, 'walks');

/** Nothing of an earlier run counts. */
export const forgetWalks = () => rmSync(walkRecords, { recursive: true, force: true });

/**
 * The stories that walk a machine, by their ids, as a built Storybook lists them.
 * @returns {string[]}
 */
export function walkStories() {
  const { entries } = JSON.parse(readFileSync(inProject('storybook-static', 'index.json'), 'utf8'));
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && /^Walks\/(Flows|Screens)$/.test(title))
    .map(({ id }) => id);
}

/** @returns {Map<string, WalkRecord>} */
export function readWalks() {
  if (!existsSync(walkRecords)) return new Map();
  return new Map(
    readdirSync(walkRecords).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(walkRecords, file), 'utf8')),
    ]),
  );
}

const MEANS = ['person', 'page', 'answer', 'time', 'beginning'];

/**
 * A line for each machine and one for all; not whole where anything was not passed, or a story did not
 * come to its end.
 * @param {readonly string[]} stories
 * @param {ReadonlyMap<string, WalkRecord>} records
 */
export function tellWalks(stories, records) {
  const found = stories.flatMap((id) => records.get(id) ?? []);
  const missing = stories.filter((id) => !records.has(id));
  const rows = found.map(({ machine, states, ofStates, passed, of }) => {
    const ways = Object.values(passed);
    const byMeans = MEANS.map((means) => String(ways.filter((way) => way === means).length));
    return [machine, `${states.length}/${ofStates}`, `${ways.length}/${of}`, ...byMeans];
  });
  const head = ['machine', 'states', 'transitions', ...MEANS];
  const table = [head, ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(16) + cells.map((cell) => cell.padStart(12)).join(''),
    )
    .join('\n');
  const sum = (/** @type {(record: WalkRecord) => number} */ count) =>
    found.reduce((total, record) => total + count(record), 0);
  const states = [sum((it) => it.states.length), sum((it) => it.ofStates)];
  const ways = [sum((it) => Object.keys(it.passed).length), sum((it) => it.of)];
  const isWhole =
    stories.length > 0 && missing.length === 0 && states[0] === states[1] && ways[0] === ways[1];
  return {
    table,
    isWhole,
    missing,
    line: `${states[0]} of ${states[1]} states, ${ways[0]} of ${ways[1]} transitions`,
  };
}
