// npm test: runs the checks that a contributor needs. Works on a fresh clone with Node 20 and no browser.
//
//   npm test -- --all                 also runs all checks for a release
//   npm test -- --only unit,stories   runs only these steps and their prerequisites
//   npm test -- --changed[=REF]       runs only what the changes since REF can affect (default: the last commit)
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';
import { chooseSteps, logs } from './lib/steps.mjs';

/** @typedef {import('./lib/runner.mjs').Result} Result */

const LINES_OF_A_FAILURE = 120;

/** @param {number} ms */
const formatTime = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {string} log */
const readEnd = (log) =>
  stripVTControlCharacters(readFileSync(log, 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(-LINES_OF_A_FAILURE)
    .join('\n');

/** @param {Result} result */
function printResult({ title, failed, skipped, passed, ms, note, log }) {
  const mark = failed > 0 ? '✗' : passed === 0 && skipped > 0 ? '–' : '✓';
  console.log(
    `${mark} ${title.padEnd(30)} ${formatTime(ms).padStart(8)}${note ? `   ${note}` : ''}`,
  );
  if (failed > 0 && log) {
    console.log(`\n${readEnd(log).replaceAll(/^/gm, '    ')}\n\n    The whole log: ${log}\n`);
  }
}

/** @param {readonly Result[]} results */
function printTable(results) {
  const rows = results.map(({ title, passed, failed, skipped, ms }) => [
    title,
    ...[passed, failed, skipped].map(String),
    formatTime(ms),
  ]);
  for (const [title = '', ...cells] of [['step', 'passed', 'failed', 'skipped', 'time'], ...rows]) {
    console.log(title.padEnd(32) + cells.map((cell) => cell.padStart(10)).join(''));
  }
}

/** @returns {Promise<Result>} */
async function prepareBrowser() {
  const startedAt = Date.now();
  const finish = (/** @type {number} */ failed, /** @type {string} */ note = '') => {
    const ms = Date.now() - startedAt;
    return { title: 'browser', passed: 1 - failed, failed, skipped: 0, ms, note };
  };
  try {
    process.env.CHROME_PATH = await ensureBrowser();
    return finish(0);
  } catch (error) {
    return finish(1, error instanceof Error ? error.message : String(error));
  }
}

async function main() {
  const { values } = parseArgs({
    args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      changed: { type: 'string' },
    },
  });
  const names = values.only.split(',').filter((name) => name !== '');
  let steps = chooseSteps({ names, isAll: values.all });

  endChildrenOnSignal();
  await ensureInstalled();
  // Imported here, because these modules import installed packages.
  const { runSteps } = await import('./lib/runner.mjs');
  if (values.changed !== undefined) {
    const { selectChanged } = await import('./lib/changed.mjs');
    steps = selectChanged(steps, values.changed);
  }
  rmSync(logs, { recursive: true, force: true });

  const startedAt = Date.now();
  /** @type {Map<string, Result>} */
  const known = new Map();
  if (steps.some(({ after }) => after?.includes('browser'))) {
    const browser = await prepareBrowser();
    printResult(browser);
    known.set('browser', browser);
  }
  const results = await runSteps(steps, known, printResult);
  console.log('');
  printTable(results);
  console.log(`\nTotal ${formatTime(Date.now() - startedAt)}.`);
  return results;
}

/**
 * Prints the last line. Sets the exit code instead of calling process.exit(), which can hang in Node 24 on a busy
 * machine (nodejs/node#54918).
 * @param {readonly Pick<Result, 'passed' | 'failed' | 'skipped'>[]} results
 */
function finish(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

main().then(finish, (error) => {
  console.log(error instanceof Error ? error.message : error);
  finish([{ passed: 0, failed: 1, skipped: 0 }]);
});
