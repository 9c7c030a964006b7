// Reads how many tests a runner ran, from its own JSON report.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {'jest' | 'vitest' | 'playwright'} ReportKind */

/**
 * Vitest writes Jest's format. A file that could not even be loaded is no test, but it is a failure.
 * @param {any} report
 * @returns {Counts}
 */
function fromJest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * A test that passed only when tried again is counted as failed: it cannot be relied on.
 * @param {any} report
 * @returns {Counts}
 */
function fromPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {ReportKind} kind
 * @param {string} file
 * @returns {Counts | undefined} undefined when the runner left no readable report
 */
export function readReport(kind, file) {
  if (!existsSync(file)) return undefined;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return kind === 'playwright' ? fromPlaywright(report) : fromJest(report);
  } catch {
    return undefined;
  }
}
