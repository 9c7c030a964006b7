import type { Hono } from 'hono';
import * as v from 'valibot';
import type { LedgerPort, ProblemReport } from '../store/port';
import type { ApiVariables } from './handlers';
import { createProblemResponse } from './problems';
import { readBody } from './readBody';

export const PROBLEM_REPORTS_PATH = '/api/problem-reports';

/** docs/rules.md REPORT-2. */
const newReportSchema = v.object({
  transactionId: v.string(),
  reason: v.picklist(['notReceived', 'wrongAmount', 'wrongPerson', 'notMe']),
  details: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});

/** Leaves out what is not known yet. */
export const toServedReport = ({
  entryId,
  reviewedAt,
  answerBy,
  decision,
  ...report
}: ProblemReport) => ({
  reference: `PR-${entryId}`,
  transactionId: entryId,
  ...report,
  ...(reviewedAt !== null && { reviewedAt }),
  ...(answerBy !== null && { answerBy }),
  ...(decision && { decision }),
});

/**
 * Reports of problems with payments, not part of the contract: `POST` creates one, `GET ?transactionId=…` lists those of
 * a payment, at most one. docs/rules.md REPORT-3.
 */
export function addProblemReports(
  api: Hono<ApiVariables>,
  { store }: { store: Pick<LedgerPort, 'report' | 'findReport'> },
): void {
  api.post(PROBLEM_REPORTS_PATH, async (context) => {
    const body = await readBody(context.req, newReportSchema);
    if (body instanceof Response) return body;
    const { transactionId: entryId, ...problem } = body;
    const report = await store.report(context.get('holder'), { entryId, ...problem });
    if (!report) return createProblemResponse(404, `Transaction not found: ${entryId}`);
    return context.json(toServedReport(report), 201);
  });

  api.get(PROBLEM_REPORTS_PATH, async (context) => {
    const { transactionId } = context.req.query();
    if (transactionId === undefined) {
      return createProblemResponse(400, 'transactionId is missing');
    }
    const report = await store.findReport(context.get('holder'), transactionId);
    return context.json(report ? [toServedReport(report)] : []);
  });

  api.all(PROBLEM_REPORTS_PATH, () =>
    createProblemResponse(405, 'Only GET and POST here', { headers: { Allow: 'GET, HEAD, POST' } }),
  );
}
