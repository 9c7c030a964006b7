// npm run plant: are the tests held to their word? Plants small faults in the sources, one at a time, runs
// what concerns each, and says which were not caught. Not a part of `npm test`: it takes long, and the
// sources change while it runs. It begins in a tree without changes, and leaves it so.
//
//   npm run plant -- --only=constants   every figure of docs/rules.md, by the smallest step up and down
//   npm run plant -- --only=faults      what goes wrong in machines, views, client and ledger
//   anything else                       those whose name has it
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endChildrenOnSignal, endedWithin, start } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { constants } from './plant/constants.mjs';
import { faults } from './plant/faults.mjs';
import { storyRunner } from './plant/storyRunner.mjs';
import { stepsOf } from './plant/steps.mjs';

/**
 * A fault to plant.
 * @typedef {object} Fault
 * @property {string} name what goes wrong
 * @property {string} file from the project's root
 * @property {string} from what stands there, once
 * @property {string} to what is put in its place
 * @property {readonly string[]} [unit] the unit tests that concern it. Where there are neither these nor
 *   stories: all whose modules reach the file
 * @property {readonly string[]} [stories] the files of stories that concern it
 * @property {boolean} [pictures] whether it is seen in their pictures alone
 */

const LIMIT_MS = 300_000;

/** @param {readonly string[]} which */
async function someUnitTestFails(which) {
  const child = start('vitest', [...which, '--bail=1', '--reporter=dot', '--passWithNoTests'], {
    stdio: 'ignore',
    env: { NO_COLOR: '1' },
  });
  return (await endedWithin(child, LIMIT_MS)) !== 0;
}

/**
 * The tests beside the file are asked first, then all whose modules reach it: finding those takes longer
 * than most of the tests themselves.
 * @param {Fault} fault
 */
async function unitTestsCatch({ file, unit, stories }) {
  if (unit) return someUnitTestFails(['run', ...unit]);
  if (stories) return false;
  return (
    (await someUnitTestFails(['run', path.dirname(file)])) ||
    (await someUnitTestFails(['related', '--run', file]))
  );
}

/** @type {(() => void) | undefined} */
let putBack;

/**
 * @param {Fault} fault
 * @param {() => Promise<boolean>} look
 */
async function planted({ name, file, from, to }, look) {
  const place = inProject(file);
  const before = readFileSync(place, 'utf8');
  const parts = before.split(from);
  if (parts.length !== 2)
    throw new Error(`${name}: ${file} has “${from}” ${parts.length - 1} times.`);
  putBack = () => writeFileSync(place, before);
  writeFileSync(place, parts.join(to));
  try {
    return await look();
  } finally {
    putBack();
    putBack = undefined;
  }
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});
if (execFileSync('git', ['status', '--porcelain'], { cwd: inProject() }).length > 0) {
  throw new Error('There are changes in the tree: commit them first.');
}
endChildrenOnSignal(() => putBack?.());

/** @type {readonly Fault[]} */
const all = [
  ...(values.only === 'faults' ? [] : constants.flatMap((place) => stepsOf(place))),
  ...(values.only === 'constants' ? [] : faults),
];
const chosen = all.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const stories = storyRunner();
const missed = [];
for (const fault of chosen) {
  const caught = await planted(
    fault,
    async () => (await unitTestsCatch(fault)) || (await stories.catch(fault)),
  );
  if (!caught) missed.push(fault.name);
  console.log(`${caught ? 'caught' : 'NOT CAUGHT'}  ${fault.name}`);
}
await stories.close();
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught.`);
process.exitCode = missed.length > 0 ? 1 : 0;
