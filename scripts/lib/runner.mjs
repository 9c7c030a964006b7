// Runs steps, each with its own log and time limit.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { run } from './processes.mjs';
import { logs, reportFile } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {Counts & { name: string, seconds: number, note?: string, log?: string }} Result */

/** The time limit of a step; the slowest takes half of it. */
const LIMIT_MS = 1_800_000;

/** The exit code of a step that cannot run on this machine, as in Automake. Its last line says why. */
export const SKIPPED = 77;

/**
 * Vitest also writes Jest's format. A file that could not be loaded has no tests, but counts as a failure.
 * @param {import('vitest/node').JsonTestResults} report
 * @returns {Counts}
 */
function countJestTests({ testResults, ...report }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * A test that passed only on a retry counts as failed.
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {Counts}
 */
const countPlaywrightTests = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * Counts the tests in a JSON report.
 * @param {string} file
 * @returns {Counts | undefined} undefined without a complete report
 */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts = report.stats ? countPlaywrightTests(report) : countJestTests(report);
    return Object.values(counts).every(Number.isInteger) ? counts : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep({ name, script, args = [], hasReport, isPrerequisite, env }) {
  const log = `${logs}/${name}.log`;
  const report = reportFile(name);
  const startedAt = Date.now();
  const file = openSync(log, 'w');
  const code = await run('npm', ['run', '--silent', script, '--', ...args], {
    limitMs: LIMIT_MS,
    stdio: ['ignore', file, file],
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  closeSync(file);
  if (code === SKIPPED) {
    const note = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1);
    return { name, passed: 0, failed: 0, skipped: 1, seconds: 0, log, note };
  }

  const counts = hasReport
    ? readReport(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const note = getProblem(code, counts);
  const failed = (counts?.failed ?? 0) + (note === undefined ? 0 : 1);
  const seconds = (Date.now() - startedAt) / 1000;
  const passed = isPrerequisite ? 0 : (counts?.passed ?? 0);
  return { skipped: 0, ...counts, passed, failed, name, seconds, log, note };
}

/**
 * Describes what is wrong with a step, apart from its failed tests.
 * @param {number} code
 * @param {Counts} [counts] undefined if its report is missing
 */
function getProblem(code, counts) {
  if (code === 124) return 'reached its time limit';
  if (!counts) return `left no report (code ${code})`;
  if (code !== 0 && counts.failed === 0) return `ended with code ${code}`;
  if (counts.passed + counts.failed === 0) return 'ran no test';
  return undefined;
}

/**
 * Runs all steps, even after a failure. A step whose prerequisite failed is skipped.
 * @param {readonly Step[]} steps each after its prerequisites
 * @param {(result: Result) => void} onResult
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, onResult) {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
  /** @type {Map<string, Promise<Result>>} */
  const results = new Map();

  /** @param {Step} step */
  async function begin(step) {
    const { name, after = [] } = step;
    const prerequisites = await Promise.all(after.flatMap((it) => results.get(it) ?? []));
    // A skipped prerequisite has not succeeded either.
    const broken = prerequisites.find(({ failed, skipped }) => failed > 0 || skipped > 0);
    const note = `not run, because this failed: ${broken?.name}`;
    const result = broken
      ? { name, passed: 0, failed: 0, skipped: 1, seconds: 0, note }
      : await runStep(step);
    onResult(result);
    return result;
  }

  /** @param {Iterable<Step>} queue */
  async function runQueue(queue) {
    for (const step of queue) {
      const result = begin(step);
      results.set(step.name, result);
      await result;
    }
  }

  const queue = steps.filter(({ isAlone }) => !isAlone).values();
  // Both take their next step from the same queue: the checks are tuned for two cores.
  await Promise.all([runQueue(queue), runQueue(queue)]);
  await runQueue(steps.filter(({ isAlone }) => isAlone));
  return Promise.all(results.values());
}
