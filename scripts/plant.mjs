// npm run plant: are the tests held to their word? Plants small faults in the sources, one at a time, runs
// what concerns each, and says which were not caught. Not a part of `npm test`: it takes long, and the
// sources change while it runs. It begins in a tree without changes, and leaves it so.
//
//   npm run plant -- --only=constants   every figure of docs/rules.md, by the smallest step up and down
//   npm run plant -- --only=faults      what goes wrong in machines, views, client and ledger
//   npm run plant -- --after=NAME       goes on behind the fault of this name
//   anything else                       those whose name has it
//
// Caught is what a test fails for that passes without the fault. Where a test only took too long, it must
// do so again: a busy machine catches nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endChildrenOnSignal } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { constants } from './plant/constants.mjs';
import { faults } from './plant/faults.mjs';
import { storyRunner } from './plant/storyRunner.mjs';
import { stepsOf } from './plant/steps.mjs';
import { unitRunner } from './plant/unitRunner.mjs';

/**
 * A fault to plant.
 * @typedef {object} Fault
 * @property {string} name what goes wrong
 * @property {string} file from the project's root
 * @property {string} from what stands there, once
 * @property {string} to what is put in its place
 * @property {readonly string[]} [unit] the unit tests that concern it. Where there are neither these nor
 *   stories: those beside the file, then all whose modules reach it
 * @property {readonly string[]} [stories] the files of stories that concern it
 * @property {string} [names] those of their stories that are run, where another logs what React says only
 *   while one develops
 * @property {boolean} [pictures] whether it is seen in their pictures alone
 */

/**
 * A test that failed with a fault.
 * @typedef {object} Sight
 * @property {string} by its name
 * @property {boolean} isOfTime whether it only took too long
 * @property {(isPlanted: boolean) => Promise<boolean>} fails whether it fails as things stand now
 * @property {string} [key] its file, where that was not seen to pass before
 */

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, after: { type: 'string' } },
  allowPositionals: true,
});
if (execFileSync('git', ['status', '--porcelain'], { cwd: inProject() }).length > 0) {
  throw new Error('There are changes in the tree: commit them first.');
}

/** @type {(() => void) | undefined} */
let putBack;
endChildrenOnSignal(() => putBack?.());

/** @type {readonly Fault[]} */
const all = [
  ...(values.only === 'faults' ? [] : constants.flatMap((place) => stepsOf(place))),
  ...(values.only === 'constants' ? [] : faults),
];
const begin = values.after ? all.findIndex(({ name }) => name === values.after) + 1 : 0;
const chosen = all
  .slice(begin)
  .filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );

const units = await unitRunner();
const stories = storyRunner();

/**
 * @template T
 * @param {Fault} fault
 * @param {() => Promise<T>} look
 */
async function planted({ name, file, from, to }, look) {
  const place = inProject(file);
  const before = readFileSync(place, 'utf8');
  const parts = before.split(from);
  if (parts.length !== 2)
    throw new Error(`${name}: ${file} has “${from}” ${parts.length - 1} times.`);
  putBack = () => writeFileSync(place, before);
  writeFileSync(place, parts.join(to));
  units.forget(file);
  try {
    return await look();
  } finally {
    putBack();
    putBack = undefined;
    units.forget(file);
  }
}

/** @param {Fault} fault @returns {Promise<Sight | undefined>} */
async function unitTestsSee(fault) {
  for await (const group of units.groups(fault)) {
    const failure = await units.run(group);
    if (!failure) continue;
    const { test, isOfTime, files } = failure;
    const fails = async () => (await units.run(files)) !== undefined;
    return { by: test, isOfTime, fails, key: files.map(({ moduleId }) => moduleId).join() };
  }
  return undefined;
}

/** Files that were seen to pass without a fault. @type {Set<string>} */
const sound = new Set();

/** @param {Sight} sight */
async function passesWithoutFault({ key, fails, isOfTime }) {
  if (!isOfTime && (key === undefined || sound.has(key))) return true;
  if (await fails(false)) return false;
  if (key !== undefined) sound.add(key);
  return true;
}

/** @param {Fault} fault @returns {Promise<{ caught: boolean, by: string }>} */
async function lookFor(fault) {
  const unsound = await stories.prepare(fault);
  if (unsound) return { caught: false, by: `fails without it, too: ${unsound}` };
  const sight = await planted(
    fault,
    async () => (await unitTestsSee(fault)) ?? (await stories.see(fault)),
  );
  if (!sight) return { caught: false, by: 'nothing' };
  const { by, isOfTime, fails } = sight;
  if (!(await passesWithoutFault(sight)))
    return { caught: false, by: `fails without it, too: ${by}` };
  if (!isOfTime) return { caught: true, by };
  return { caught: await planted(fault, () => fails(true)), by: `took too long: ${by}` };
}

const started = Date.now();
const missed = [];
for (const fault of chosen) {
  const begun = Date.now();
  const { caught, by } = await lookFor(fault);
  if (!caught) missed.push(fault.name);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${caught ? 'caught' : 'NOT CAUGHT'}  ${fault.name}  [${seconds} s; ${by}]`);
}
await stories.close();
await units.close();
for (const name of missed) console.log(`NOT CAUGHT  ${name}`);
const minutes = Math.round((Date.now() - started) / 60_000);
console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught, ${minutes} min.`);
process.exit(missed.length > 0 ? 1 : 0);
