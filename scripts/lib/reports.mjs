// Counts tests from the JSON report of a test runner.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Vitest also writes this format. A file that could not be loaded has no tests, but counts as a failure. */
const jestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.optional(v.number(), 0),
    testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
  }),
  v.transform((report) => {
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }),
);

const count = v.number();
/** A test that passed only on a retry counts as failed. */
const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    errors: v.optional(v.array(v.unknown()), []),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })),
);

/**
 * @param {string} file
 * @returns {Counts | undefined} undefined without a complete report
 */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return v.parse(v.union([jestReport, playwrightReport]), report);
  } catch {
    return undefined;
  }
}
