// npm test: every check there is, from a bare clone. Needs Node 20 and nothing else.
//
//   npm test -- --only unit,stories    these checks and what they need
//   npm test -- --clean-tree           and at the end, the tree must be as git has it
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';
import { runSteps, tail } from './lib/runner.mjs';
import { choose, cleanTree, logs } from './lib/steps.mjs';

/** @typedef {import('./lib/runner.mjs').Result} Result */

const LINES_OF_A_FAILURE = 120;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {Result} result */
function show({ title, failed, skipped, passed, ms, note, log }) {
  const mark = failed > 0 ? '✗' : passed === 0 && skipped > 0 ? '–' : '✓';
  console.log(`${mark} ${title.padEnd(30)} ${seconds(ms).padStart(8)}${note ? `   ${note}` : ''}`);
  if (failed > 0 && log) {
    console.log(
      `\n${tail(log, LINES_OF_A_FAILURE).replaceAll(/^/gm, '    ')}\n\n    All of it: ${log}\n`,
    );
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
  const skipped = sum('skipped');
  return {
    failed: sum('failed'),
    line: `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  };
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
    options: { only: { type: 'string', default: '' }, 'clean-tree': { type: 'boolean' } },
  });
  const chosen = choose(values.only.split(',').filter((name) => name !== ''));
  if (values['clean-tree']) chosen.push(cleanTree);

  endChildrenOnSignal();
  await ensureInstalled();
  rmSync(logs, { recursive: true, force: true });

  /** @type {Map<string, Result>} */
  const before = new Map();
  if (chosen.some(({ after }) => after?.includes('browser'))) {
    const browser = await prepareBrowser();
    show(browser);
    before.set('browser', browser);
  }
  const begun = Date.now();
  const results = await runSteps(chosen, before, show);
  console.log(`\n${table(results)}\n\nIn all ${seconds(Date.now() - begun)}.`);
  return summary(results);
}

/**
 * The last line of all, and the end.
 * @param {string} line
 * @param {number} failed
 */
const finish = (line, failed) =>
  process.stdout.write(`${line}\n`, () => process.exit(failed > 0 ? 1 : 0));

main().then(
  ({ failed, line }) => finish(line, failed),
  (error) => {
    console.log(error instanceof Error ? error.message : error);
    finish('0 passed, 1 failed', 1);
  },
);
