import type { NewProblemReport, ProblemReport } from './port';
import { query } from './program';
import type { Program } from './program';
import { toReport } from './rows';

export function* readReport(holder: string, entryId: string): Program<ProblemReport | null> {
  const [row] = yield* query(
    `SELECT entry, reason, details, received_at, reviewed_at, answer_by, decided_at, decline_reason, reversal
     FROM problem_report WHERE holder = $1 AND entry = $2`,
    holder,
    entryId,
  );
  return row ? toReport(row) : null;
}

/** Keeps the first report of an entry, also if two arrive at once. docs/rules.md REPORT-3. */
export function* writeReport(
  holder: string,
  { entryId, reason, details }: NewProblemReport,
  now: Date,
): Program<ProblemReport | null> {
  const [entry] = yield* query(
    'SELECT id FROM entry WHERE holder = $1 AND id = $2',
    holder,
    entryId,
  );
  if (!entry) return null;
  yield* query(
    `INSERT INTO problem_report (holder, entry, reason, details, received_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (holder, entry) DO NOTHING`,
    holder,
    entryId,
    reason,
    details,
    now.toISOString(),
  );
  return yield* readReport(holder, entryId);
}
