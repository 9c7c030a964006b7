// Runs steps: two at a time where that is harmless, each with a log and a time limit.
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { endedWithin, start } from './processes.mjs';
import { readReport } from './reports.mjs';
import { logs, reportFile } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./reports.mjs').Counts & { title: string, ms: number, note?: string, log?: string }} Result */

/** The machines that the checks are made for have two cores. */
const LANES = 2;

/**
 * Runs one step to its end and counts.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep({ name, title, command: [command, ...args], limitMs, report, env, isPart }) {
  const log = `${logs}/${name}.log`;
  const reported = reportFile(name);
  mkdirSync(logs, { recursive: true });
  rmSync(reported, { force: true });
  const begun = Date.now();
  const file = openSync(log, 'w');
  const child = start(command, args, {
    stdio: ['ignore', file, file],
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  const code = await endedWithin(child, limitMs);
  closeSync(file);

  const counts = report ? readReport(report, reported) : undefined;
  const result = {
    ...(counts ?? { passed: !report && code === 0 ? 1 : 0, failed: 0, skipped: 0 }),
    ...(isPart && { skipped: 0 }),
    title,
    ms: Date.now() - begun,
    log,
  };
  const problem = problemOf({ code, limitMs, report, counts, failed: result.failed });
  return problem === undefined ? result : { ...result, failed: result.failed + 1, note: problem };
}

/**
 * What is wrong with a step beyond the tests that it reports as failed.
 * @param {{ code: number | undefined, limitMs: number, report?: string, counts?: import('./reports.mjs').Counts, failed: number }} outcome
 */
function problemOf({ code, limitMs, report, counts, failed }) {
  if (code === undefined) return `did not end within ${Math.round(limitMs / 60_000)} minutes`;
  if (report && !counts) return `left no report (code ${code})`;
  if (report && counts && counts.passed + counts.failed === 0) return 'ran no test';
  if (code !== 0 && failed === 0) return `ended with code ${code}`;
  return undefined;
}

/**
 * Runs all steps, whatever fails on the way. A step stands behind those that it needs.
 * @param {readonly Step[]} steps
 * @param {ReadonlyMap<string, Result>} before results that stand already, by name
 * @param {(result: Result) => void} onResult
 * @param {number} [lanes] how many at a time
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, before, onResult, lanes = LANES) {
  const inLane = pLimit(lanes);
  /** @type {Map<string, Promise<Result>>} */
  const results = new Map([...before].map(([name, result]) => [name, Promise.resolve(result)]));

  /** @param {Step} step */
  const begin = async (step) => {
    const needed = await Promise.all((step.after ?? []).flatMap((name) => results.get(name) ?? []));
    // A step that was not run has not succeeded either.
    const broken = needed.find(({ failed, passed }) => failed > 0 || passed === 0);
    const result = broken ? leftOut(step, broken) : await inLane(() => runStep(step));
    onResult(result);
    return result;
  };

  for (const step of steps.filter(({ alone }) => !alone)) results.set(step.name, begin(step));
  for (const step of steps.filter(({ alone }) => alone)) {
    await Promise.all(results.values());
    results.set(step.name, begin(step));
  }
  return Promise.all(results.values());
}

/**
 * @param {Step} step
 * @param {Result} broken what it needs
 * @returns {Result}
 */
const leftOut = ({ title }, broken) => ({
  title,
  passed: 0,
  failed: 0,
  skipped: 1,
  ms: 0,
  note: `not run, because this did not succeed: ${broken.title}`,
});
