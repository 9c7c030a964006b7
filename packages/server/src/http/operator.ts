import { idSchema } from '@rad-wallet/api';
import type { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import * as v from 'valibot';
import type { LedgerPort } from '../store/port';
import { refuse } from './handlers';
import type { ApiVariables } from './handlers';
import { toServedReport } from './problemReports';
import { readBody } from './readBody';
import { forbidStoring, limitBody, requireJson } from './requirements';

export const OPERATOR_PATHS = { problemReports: '/operator/problem-reports' } as const;

const report = { holder: v.string(), transactionId: idSchema };

const reportUpdateSchema = v.variant('status', [
  v.object({
    ...report,
    status: v.literal('inReview'),
    answerBy: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  v.object({
    ...report,
    status: v.literal('declined'),
    reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  }),
  v.object({ ...report, status: v.literal('reversed') }),
]);

/**
 * Adds what the bank's employees do, outside `/api` and without a session of an account holder: it needs the header
 * `Authorization: Bearer …` with the token of the server's start. docs/rules.md REPORT-7.
 */
export function addOperator(
  api: Hono<ApiVariables>,
  { store, token }: { store: Pick<LedgerPort, 'updateReport'>; token: string },
): void {
  api.use('/operator/*', forbidStoring, bearerAuth({ token }), requireJson, limitBody);

  api.post(OPERATOR_PATHS.problemReports, async (context) => {
    const body = await readBody(context.req, reportUpdateSchema);
    if (body instanceof Response) return body;
    const { holder, transactionId, ...update } = body;
    const updated = await store.updateReport(holder, transactionId, update);
    return 'refusal' in updated
      ? refuse(updated.refusal)
      : context.json(toServedReport(updated.report));
  });
}
