// npm test: every check there is, from a bare clone. Needs Node 20 and nothing else.
//
//   npm test -- --only unit,stories    these checks and what they need
//   npm test -- --changed              what the changes since the last commit can reach (or --changed=REF)
//   npm test -- --clean-tree           and at the end, the tree must be as git has it
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';
import { choose, cleanTree, logs } from './lib/steps.mjs';

/** @typedef {import('./lib/runner.mjs').Result} Result */

const LINES_OF_A_FAILURE = 120;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * The end of a log, as one wants to read it when a step has failed.
 * @param {string} log
 */
const tail = (log) =>
  stripVTControlCharacters(readFileSync(log, 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(-LINES_OF_A_FAILURE)
    .join('\n');

/** @param {Result} result */
function show({ title, failed, skipped, passed, ms, note, log }) {
  const mark = failed > 0 ? '✗' : passed === 0 && skipped > 0 ? '–' : '✓';
  console.log(`${mark} ${title.padEnd(30)} ${seconds(ms).padStart(8)}${note ? `   ${note}` : ''}`);
  if (failed > 0 && log) {
    console.log(`\n${tail(log).replaceAll(/^/gm, '    ')}\n\n    All of it: ${log}\n`);
  }
}

/** @param {readonly Result[]} results */
function table(results) {
  const rows = results.map((result) => [
    result.title,
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    seconds(result.ms),
  ]);
  return [['check', 'passed', 'failed', 'skipped', 'time'], ...rows]
    .map(
      ([title = '', ...cells]) =>
        title.padEnd(32) + cells.map((cell) => cell.padStart(10)).join(''),
    )
    .join('\n');
}

/** @param {readonly Result[]} results */
function summary(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** @returns {Promise<Result>} */
async function prepareBrowser() {
  const begun = Date.now();
  const title = 'a browser is there';
  try {
    process.env.CHROME_PATH = await ensureBrowser();
    return { title, passed: 1, failed: 0, skipped: 0, ms: Date.now() - begun };
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { title, passed: 0, failed: 1, skipped: 0, ms: Date.now() - begun, note };
  }
}

async function main() {
  const { values } = parseArgs({
    args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    options: {
      only: { type: 'string', default: '' },
      changed: { type: 'string' },
      'clean-tree': { type: 'boolean' },
    },
  });
  let chosen = choose(values.only.split(',').filter((name) => name !== ''));

  endChildrenOnSignal();
  await ensureInstalled();
  /** @type {readonly string[]} */
  let leftOut = [];
  let lanes;
  if (values.changed !== undefined) {
    const { whatIsReached } = await import('./lib/changed/index.mjs');
    const reached = whatIsReached(chosen, values.changed);
    ({ steps: chosen, leftOut, lanes } = reached);
    // Known before anything has run, and most of what somebody who changes a text wants to know.
    if (reached.finders?.length) {
      console.log(`These look for words that were changed:\n  ${reached.finders.join('\n  ')}\n`);
    }
  }
  if (values['clean-tree']) chosen.push(cleanTree);
  rmSync(logs, { recursive: true, force: true });

  /** @type {Map<string, Result>} */
  const before = new Map();
  if (chosen.some(({ after }) => after?.includes('browser'))) {
    const browser = await prepareBrowser();
    show(browser);
    before.set('browser', browser);
  }
  // On a bare clone what it stands on is there from now on.
  const { runSteps } = await import('./lib/runner.mjs');
  const begun = Date.now();
  const results = await runSteps(chosen, before, show, lanes);
  const { passed, failed, skipped } = summary(results);
  if (leftOut.length > 0) console.log(`\n${leftOut.join('\n')}`);
  console.log(`\n${table(results)}\n\nIn all ${seconds(Date.now() - begun)}.`);
  return { passed, failed, skipped };
}

/**
 * The last line of all, and the end; not by process.exit(), in which Node 24 now and then hangs on a busy
 * machine (nodejs/node#54918).
 * @param {{ passed: number, failed: number, skipped?: number }} counts
 */
const finish = ({ passed, failed, skipped = 0 }) => {
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
};

main().then(finish, (error) => {
  console.log(error instanceof Error ? error.message : error);
  finish({ passed: 0, failed: 1 });
});
