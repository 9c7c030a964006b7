// Counts tests from the JSON report of a test runner.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {'jest' | 'playwright'} ReportKind */

/** Vitest also writes this format. A file that could not be loaded has no tests, but counts as a failure. */
const jestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.optional(v.number(), 0),
    testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
  }),
  v.transform((report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
  })),
);

/** A test that passed only on a retry counts as failed. */
const playwrightReport = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
    errors: v.optional(v.array(v.unknown()), []),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })),
);

const schemas = { jest: jestReport, playwright: playwrightReport };

/**
 * @param {ReportKind} kind
 * @param {string} file
 * @returns {Counts | undefined} undefined without a complete report
 */
export function readReport(kind, file) {
  if (!existsSync(file)) return undefined;
  try {
    return v.parse(schemas[kind], JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
