import { createEntryId, reversePayment } from '@rad-wallet/ledger';
import type { Refusal } from '@rad-wallet/ledger';
import type { ProblemReport, ReportUpdate, ReportUpdateResult } from './port';
import { lockBooks, readPosting, requireEntry } from './posting';
import type { Context } from './posting';
import { query } from './program';
import type { Program } from './program';
import { readReport } from './reporting';
import { writeChanges } from './writing';

const refuse = (status: Refusal['status'], message: string) => ({ refusal: { status, message } });

/** Whether the report has this decision already: a repeated request changes nothing. */
const isDecidedSo = ({ decision }: ProblemReport, update: ReportUpdate) =>
  decision?.outcome === update.status &&
  (decision.outcome === 'reversed' ||
    (update.status === 'declined' && decision.reason === update.reason));

/**
 * Reviews or decides a report. The entry that returns the money is posted in the same transaction as the decision, under
 * the lock of the holder's ledger, so it is posted once. docs/rules.md REPORT-7.
 */
export function* updateReport(
  { dialect, now }: Context,
  holder: string,
  entryId: string,
  update: ReportUpdate,
): Program<ReportUpdateResult> {
  const books = yield* lockBooks(dialect, holder, now);
  const report = books && (yield* readReport(holder, entryId));
  if (!report) return refuse(404, `There is no report of ${entryId}`);
  if (isDecidedSo(report, update)) {
    const { decision } = report;
    const reversalId = decision?.outcome === 'reversed' ? decision.reversalId : null;
    return {
      report,
      reversal: reversalId === null ? null : yield* requireEntry(holder, reversalId),
    };
  }
  if (report.decision) {
    return refuse(422, `The report of ${entryId} is ${report.decision.outcome}`);
  }

  if (update.status === 'inReview') {
    yield* query(
      `UPDATE problem_report SET reviewed_at = coalesce(reviewed_at, $3), answer_by = $4
       WHERE holder = $1 AND entry = $2`,
      holder,
      entryId,
      now.toISOString(),
      update.answerBy,
    );
    return { report: yield* requireReport(holder, entryId), reversal: null };
  }

  let reversal = null;
  if (update.status === 'reversed') {
    const changes = reversePayment(
      {
        entry: yield* requireEntry(holder, entryId),
        posting: yield* readPosting(holder, entryId),
      },
      { now, id: createEntryId(books.entries) },
    );
    if ('refusal' in changes) return changes;
    yield* writeChanges(holder, books.accounts, changes, books.entries + 1);
    reversal = changes.entry;
  }
  yield* query(
    `UPDATE problem_report SET decided_at = $3, decline_reason = $4, reversal = $5
     WHERE holder = $1 AND entry = $2`,
    holder,
    entryId,
    now.toISOString(),
    update.status === 'declined' ? update.reason : null,
    reversal?.id ?? null,
  );
  return { report: yield* requireReport(holder, entryId), reversal };
}

function* requireReport(holder: string, entryId: string): Program<ProblemReport> {
  const report = yield* readReport(holder, entryId);
  if (!report) throw new Error(`The report of ${entryId} does not exist`);
  return report;
}
