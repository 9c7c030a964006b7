import { describeIssues, idSchema } from '@rad-wallet/api';
import type { Terms } from '@rad-wallet/ledger';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { LedgerPort } from '../store/port';
import { toServedEntry } from './handlers';
import type { ApiVariables } from './handlers';
import { createProblemResponse } from './problems';

export const SETTLEMENTS_PATH = '/api/settlements';

const settlementSchema = v.object({
  id: idSchema,
  status: v.picklist(['completed', 'failed']),
});

/** Adds an endpoint for tests, which completes or fails a pending entry like a card processor. */
export function addSettlements(
  api: Hono<ApiVariables>,
  { store, terms }: { store: LedgerPort; terms: Terms },
): void {
  api.post(SETTLEMENTS_PATH, async (context) => {
    const body = v.safeParse(settlementSchema, await context.req.json().catch(() => null));
    if (!body.success) return createProblemResponse(400, describeIssues(body.issues));
    const { id, status } = body.output;
    const settled = await store.settle(context.get('holder'), id, status, terms);
    if ('entry' in settled) return context.json(toServedEntry(settled.entry));
    return createProblemResponse(settled.refusal.status, settled.refusal.message);
  });
}
