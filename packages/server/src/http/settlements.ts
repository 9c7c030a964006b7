import { idSchema } from '@rad-wallet/api';
import type { Terms } from '@rad-wallet/ledger';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { LedgerPort } from '../store/port';
import { refuse, toServedEntry } from './handlers';
import type { ApiVariables } from './handlers';
import { readBody } from './readBody';

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
    const body = await readBody(context.req, settlementSchema);
    if (body instanceof Response) return body;
    const { id, status } = body;
    const settled = await store.settle(context.get('holder'), id, status, terms);
    if ('entry' in settled) return context.json(toServedEntry(settled.entry));
    return refuse(settled.refusal);
  });
}
