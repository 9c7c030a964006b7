// npm test: runs the checks that a contributor needs. Works on a fresh clone with Node 20 and no browser.
//
//   npm test -- --all                 also runs all checks for a release
//   npm test -- --world               also opens the wallet's files in other programs; implies --all
//   npm test -- --only unit,stories   runs only these steps and their prerequisites
//   npm test -- --engine firefox      runs only the tests of one engine: firefox, webkit or chromium
//   npm test -- --changed[=REF]       runs only what the changes since REF can affect (default: the last commit)
//   npm test -- --only e2e --shard 1/2   runs half of the tests of a step that runs in Playwright
import { readFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';
import { runSteps } from './lib/runner.mjs';
import { chooseSteps } from './lib/steps.mjs';

const LINES_OF_A_FAILURE = 120;
const LINES_OF_A_SUMMARY = 15;

/**
 * @param {string} log
 * @param {number} count
 */
const readEnd = (log, count) =>
  stripVTControlCharacters(readFileSync(log, 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(-count)
    .map((line) => `    ${line}`)
    .join('\n');

/** @param {import('./lib/runner.mjs').Result} result */
function printResult({ name, failed, skipped, passed, seconds, note = '', log }) {
  const mark = failed > 0 ? '✗' : passed === 0 && skipped > 0 ? '–' : '✓';
  console.log(`${mark} ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s   ${note}`.trimEnd());
  if (failed === 0 || !log) return;
  console.log(`\n${readEnd(log, LINES_OF_A_FAILURE)}\n\n    The whole log: ${log}\n`);
}

async function runTests() {
  const { values } = parseArgs({
    args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    options: {
      all: { type: 'boolean', default: false },
      world: { type: 'boolean', default: false },
      only: { type: 'string' },
      engine: { type: 'string' },
      changed: { type: 'string' },
      shard: { type: 'string' },
    },
  });
  const { all, world, shard, engine, only = engine } = values;
  if (shard && !only) throw new Error('--shard needs --only with the steps to divide.');
  let steps = chooseSteps({ names: only?.split(','), isAll: all || world, isWorld: world, shard });

  endChildrenOnSignal();
  await ensureInstalled();
  if (values.changed !== undefined) {
    // Imported here, because it imports installed packages.
    const { selectChanged } = await import('./lib/changed.mjs');
    steps = selectChanged(steps, values.changed);
  }

  const results = await runSteps(steps, printResult);
  console.table(results, ['name', 'passed', 'failed', 'skipped', 'seconds']);
  // Again, because the tests that failed are named at the end of a log, far above by now.
  for (const { name, failed, log } of results) {
    if (failed > 0 && log) console.log(`\n✗ ${name}\n${readEnd(log, LINES_OF_A_SUMMARY)}`);
  }
  console.log(`\nTotal ${(performance.now() / 1000).toFixed(1)} s.`);
  return results;
}

const results = await runTests().catch((error) => {
  console.log(error instanceof Error ? error.message : error);
  return [{ passed: 0, failed: 1, skipped: 0 }];
});
const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
const [failed, skipped] = [sum('failed'), sum('skipped')];
console.log(
  `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
// Not process.exit(), which can hang in Node 24 on a busy machine (nodejs/node#54918).
process.exitCode = failed > 0 ? 1 : 0;
