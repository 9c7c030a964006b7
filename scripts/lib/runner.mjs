// Runs steps: two at a time where that is harmless, each with a log and a time limit.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { ended, start, stop } from './processes.mjs';
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
async function runStep({ name, title, command: [command, ...args], limitMs, report, env }) {
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
  const timer = new AbortController();
  const code = await Promise.race([
    ended(child),
    wait(limitMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  await stop(child);
  closeSync(file);

  const counts = report ? readReport(report, reported) : undefined;
  const result = {
    ...(counts ?? { passed: !report && code === 0 ? 1 : 0, failed: 0, skipped: 0 }),
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
 * The end of a log, as one wants to read it when a step has failed.
 * @param {string} log
 * @param {number} lines
 */
export const tail = (log, lines) =>
  stripVTControlCharacters(readFileSync(log, 'utf8'))
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .join('\n');

/** A step that was not run has not succeeded either. @param {Result | undefined} result */
const succeeded = (result) => result !== undefined && result.failed === 0 && result.passed > 0;

/**
 * Runs all steps, whatever fails on the way.
 * @param {readonly Step[]} steps
 * @param {ReadonlyMap<string, Result>} before results that stand already, by name
 * @param {(result: Result) => void} onResult
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, before, onResult) {
  /** @type {Map<string, Result>} */
  const results = new Map(before);
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];

  /** @param {Step} step @param {Result} result */
  const settle = (step, result) => {
    results.set(step.name, result);
    running.delete(step.name);
    onResult(result);
  };
  const names = new Set([...before.keys(), ...steps.map(({ name }) => name)]);
  /** @param {Step} step */
  const needs = (step) => (step.after ?? []).filter((name) => names.has(name));
  /** @param {Step} step */
  const canBegin = (step) => {
    if (!needs(step).every((name) => results.has(name))) return false;
    if (!step.alone) return running.size < LANES;
    return running.size === 0 && waiting.every((other) => other.alone);
  };

  while (waiting.length > 0 || running.size > 0) {
    const step = waiting.find(canBegin);
    if (!step) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const broken = needs(step).find((name) => !succeeded(results.get(name)));
    if (broken !== undefined) {
      const note = `not run, because this did not succeed: ${results.get(broken)?.title}`;
      settle(step, { title: step.title, passed: 0, failed: 0, skipped: 1, ms: 0, note });
      continue;
    }
    running.set(
      step.name,
      runStep(step).then((result) => settle(step, result)),
    );
  }
  return [...results.values()];
}
