// Runs steps, each with its own log and time limit.
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { run } from './processes.mjs';
import { readReport } from './reports.mjs';
import { logs, reportFile } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./reports.mjs').Counts & { name: string, ms: number, note?: string, log?: string }} Result */

/** How many steps run in parallel: the checks are tuned for two cores. */
const LANES = 2;

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep({ name, command: [command, ...args], limitMs, hasReport, env }) {
  const log = `${logs}/${name}.log`;
  mkdirSync(logs, { recursive: true });
  rmSync(reportFile(name), { force: true });
  const startedAt = Date.now();
  const file = openSync(log, 'w');
  const code = await run(command, args, {
    limitMs,
    stdio: ['ignore', file, file],
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  closeSync(file);

  const report = hasReport ? readReport(reportFile(name)) : undefined;
  const counts = report ?? { passed: !hasReport && code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const note = getProblem(code, counts, hasReport && !report);
  const failed = counts.failed + (note === undefined ? 0 : 1);
  return { ...counts, failed, name, ms: Date.now() - startedAt, log, note };
}

/**
 * Describes what is wrong with a step, apart from its failed tests.
 * @param {number} code
 * @param {import('./reports.mjs').Counts} counts
 * @param {boolean} [isReportMissing]
 */
function getProblem(code, { passed, failed }, isReportMissing) {
  if (code === 124) return 'reached its time limit';
  if (isReportMissing) return `left no report (code ${code})`;
  if (code !== 0 && failed === 0) return `ended with code ${code}`;
  if (passed + failed === 0) return 'ran no test';
  return undefined;
}

/**
 * Runs all steps, even after a failure. A step whose prerequisite failed is skipped.
 * @param {readonly Step[]} steps each after its prerequisites
 * @param {(result: Result) => void} onResult
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, onResult) {
  const limit = pLimit(LANES);
  /** @type {Map<string, Promise<Result>>} */
  const results = new Map();

  /** @param {Step} step */
  const begin = async (step) => {
    const needed = await Promise.all((step.after ?? []).flatMap((name) => results.get(name) ?? []));
    // A skipped prerequisite has not succeeded either.
    const broken = needed.find(({ failed, passed }) => failed > 0 || passed === 0);
    const result = broken ? skip(step, broken) : await limit(() => runStep(step));
    onResult(result);
    return result;
  };

  for (const step of steps.filter(({ isAlone }) => !isAlone)) results.set(step.name, begin(step));
  for (const step of steps.filter(({ isAlone }) => isAlone)) {
    await Promise.all(results.values());
    results.set(step.name, begin(step));
  }
  return Promise.all(results.values());
}

/**
 * @param {Step} step
 * @param {Result} broken the prerequisite that did not succeed
 * @returns {Result}
 */
function skip({ name }, broken) {
  const note = `not run, because this failed: ${broken.name}`;
  return { name, passed: 0, failed: 0, skipped: 1, ms: 0, note };
}
