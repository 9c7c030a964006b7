import type { ActorRefFrom } from 'xstate';
import { simulate } from '../../engine/requests';
import { createSubmissionMachine, type SubmitInput } from '../../engine/submission';
import { MAX_DETAILS, type ProblemReason, type ProblemReport } from './problemReport';
import './messages';

export interface ProblemReportFacts {
  /** Id of the payment, as in the history. */
  paymentId: string;
}

export interface ProblemReportValues {
  reason: ProblemReason | null;
  /** Raw input. */
  details: string;
}

export interface ProblemReportRequest {
  paymentId: string;
  reason: ProblemReason;
  /** Trimmed; may be empty. */
  details: string;
}

const simulateReport = ({
  subject: { paymentId, reason, details },
}: SubmitInput<ProblemReportRequest>): ProblemReport => ({
  reference: `DEMO-${paymentId}`,
  reason,
  details,
  receivedAt: new Date().toISOString(),
});

/**
 * The default `submit` simulates the report. For a payment that was already reported, `submit` must return the existing
 * report. Emits `toast` events, and `left` when the report was sent: the page should then load it again. docs/rules.md
 * REPORT.
 */
export const problemReportMachine = createSubmissionMachine<
  ProblemReportValues,
  ProblemReportFacts,
  ProblemReportRequest,
  ProblemReport
>({
  id: 'problemReport',
  description: 'Reports a problem with a payment to the bank.',
  initialValues: { reason: null, details: '' },
  hasFacts: true,
  validateFields: ({ reason, details }) => ({
    ...(reason === null && { reason: 'missing' }),
    ...(details.trim().length > MAX_DETAILS && { details: 'malformed' }),
  }),
  toSubject: ({ reason, details }, { paymentId }) =>
    reason && { paymentId, reason, details: details.trim() },
  success: () => ({ id: 'problemReported' }),
  failure: () => ({ id: 'problemNotReported' }),
  unanswered: () => ({ id: 'problemReportUnknown' }),
  /** A simulated delay. docs/rules.md TIME-18. */
  submit: simulate(1000, simulateReport),
});

export type ProblemReportActor = ActorRefFrom<typeof problemReportMachine>;
