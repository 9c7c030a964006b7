export const PROBLEM_REASONS = ['notReceived', 'wrongAmount', 'wrongPerson', 'notMe'] as const;

export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** How many characters of free text a report takes. docs/rules.md REPORT-2. */
export const MAX_DETAILS = 500;

/** The bank's answer to a report. */
export type ReportDecision = { /** ISO 8601. */ at: string } & (
  | {
      outcome: 'reversed';
      /** Id of the entry that returns the money. @default it has not arrived yet */
      reversalId?: string;
    }
  | {
      outcome: 'declined';
      /** The bank's reason, shown unchanged. */
      reason: string;
    }
);

/** A problem with a payment, as recorded by the bank. A payment has at most one report. */
export interface ProblemReport {
  /** The bank's reference number. */
  reference: string;
  reason: ProblemReason;
  /** What the user wrote; empty if nothing. */
  details: string;
  /** ISO 8601. */
  receivedAt: string;
  /** When the bank began to review it; ISO 8601. @default not reviewed */
  reviewedAt?: string;
  /** When the bank expects to answer; ISO 8601. @default unknown */
  answerBy?: string;
  /** Unset while the report is undecided. */
  decision?: ReportDecision;
}

export type ReportStatus = 'received' | 'inReview' | 'returning' | 'returned' | 'declined';

export function getReportStatus({ reviewedAt, decision }: ProblemReport): ReportStatus {
  if (!decision) return reviewedAt === undefined ? 'received' : 'inReview';
  if (decision.outcome === 'declined') return 'declined';
  return decision.reversalId === undefined ? 'returning' : 'returned';
}

export interface ReportStep {
  id: 'received' | 'inReview' | 'decision' | 'reversed' | 'declined';
  /** ISO 8601; undefined if the step has not been reached. */
  at: string | undefined;
}

/** Returns the time line, oldest first. A decision without a review leaves the review out. */
export function listReportSteps({ receivedAt, reviewedAt, decision }: ProblemReport): ReportStep[] {
  return [
    { id: 'received', at: receivedAt },
    ...(decision && reviewedAt === undefined
      ? []
      : [{ id: 'inReview', at: reviewedAt } satisfies ReportStep]),
    { id: decision?.outcome ?? 'decision', at: decision?.at },
  ];
}
