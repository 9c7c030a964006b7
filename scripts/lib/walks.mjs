// The coverage of the walks through the views, in the last run of their stories.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { cache } from './project.mjs';
import { readStories } from './storyIndex.mjs';

const walkSchema = v.object({
  machine: v.string(),
  states: v.array(v.string()),
  stateCount: v.number(),
  /** The cause of each transition, one of `CAUSES`, by transition id. */
  covered: v.record(v.string(), v.string()),
  transitionCount: v.number(),
});
/** @typedef {v.InferOutput<typeof walkSchema>} Walk */

/** Contains one file for each story. */
export const walksFolder = path.join(cache, 'walks');

export const deleteWalks = () => rmSync(walksFolder, { recursive: true, force: true });

/** Returns the ids of the stories that walk a machine. */
export const findWalkStories = () =>
  readStories()
    .filter(({ title }) => /^Walks\/(Flows|Screens)$/.test(title))
    .map(({ id }) => id);

/** @returns {Map<string, Walk>} by story */
export function readWalks() {
  const files = existsSync(walksFolder) ? readdirSync(walksFolder) : [];
  return new Map(
    files.map((file) => {
      const walk = readFileSync(path.join(walksFolder, file), 'utf8');
      return [path.basename(file, '.json'), v.parse(walkSchema, JSON.parse(walk))];
    }),
  );
}

const CAUSES = ['user', 'page', 'result', 'time', 'start'];

/**
 * @param {readonly string[]} stories
 * @param {ReadonlyMap<string, Walk>} walks by story
 */
export function summarizeWalks(stories, walks) {
  const found = stories.flatMap((id) => walks.get(id) ?? []);
  const rows = found.map(({ machine, states, stateCount, covered, transitionCount }) => {
    const causes = Object.values(covered);
    const counts = CAUSES.map((cause) => String(causes.filter((it) => it === cause).length));
    return [
      machine,
      `${states.length}/${stateCount}`,
      `${causes.length}/${transitionCount}`,
      ...counts,
    ];
  });
  const table = [['machine', 'states', 'transitions', ...CAUSES], ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(16) + cells.map((cell) => cell.padStart(12)).join(''),
    )
    .join('\n');
  const sum = (/** @type {(walk: Walk) => number} */ count) =>
    found.reduce((total, walk) => total + count(walk), 0);
  const states = sum((walk) => walk.states.length);
  const allStates = sum((walk) => walk.stateCount);
  const transitions = sum((walk) => Object.keys(walk.covered).length);
  const allTransitions = sum((walk) => walk.transitionCount);
  return {
    table,
    total: `${states} of ${allStates} states, ${transitions} of ${allTransitions} transitions`,
    problems: [
      ...(stories.length === 0 ? ['There are no walks.'] : []),
      ...stories.filter((id) => !walks.has(id)).map((id) => `${id} did not finish.`),
      ...(states < allStates || transitions < allTransitions ? ['Not all were covered.'] : []),
    ],
  };
}
