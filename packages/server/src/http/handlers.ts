import {
  API_PATHS,
  CONVERSION_INTENT_HEADER,
  newConversionSchema,
  newTransactionSchema,
  newTransferSchema,
  parseConversionIntent,
  parseDescription,
  PROBLEM_TYPES,
} from '@rad-wallet/api';
import type { ConversionIntent, ConversionRecord } from '@rad-wallet/api';
import { decimal, formatUnits, sumBalances, toClientDraft } from '@rad-wallet/ledger';
import type { Entry, EntryDraft, LedgerConversion, Refusal, Terms } from '@rad-wallet/ledger';
import type { Context, Hono } from 'hono';
import type { LedgerPort, Session } from '../store/port';
import { prices } from '../terms';
import { createProblemResponse } from './problems';
import { readBody } from './readBody';
import { IDEMPOTENCY_KEY } from './requirements';

export interface ApiVariables {
  Variables: {
    holder: string;
    /** Null for the default holder. */
    session: Session | null;
  };
}

export type ApiContext = Context<ApiVariables>;

/** An entry with the facts parsed from its description. docs/rules.md TXN-17. */
export const toServedEntry = (entry: Entry) => ({
  ...entry,
  ...parseDescription(entry.type, entry.description),
});

const toServedConversion = ({
  id,
  source,
  target,
  status,
  openedAt,
  expiresAt,
}: LedgerConversion): ConversionRecord => ({ id, source, target, status, openedAt, expiresAt });

export const refuse = ({ status, message, reason }: Refusal) =>
  createProblemResponse(status, message, { type: reason && PROBLEM_TYPES[reason] });

/** Adds the handlers of the wallet's endpoints. docs/rules.md API-2 to API-7. */
export function addHandlers(
  api: Hono<ApiVariables>,
  { store, terms }: { store: LedgerPort; terms: Terms },
): void {
  const { accounts, balances, transactions, transfers, conversions } = API_PATHS;

  async function postEntry(
    context: ApiContext,
    entry: Omit<EntryDraft, 'status' | 'verified'>,
    intent: ConversionIntent | null,
  ): Promise<Response> {
    const draft = toClientDraft(entry, intent, terms);
    if ('refusal' in draft) return refuse(draft.refusal);
    const key = context.req.header(IDEMPOTENCY_KEY) ?? null;
    const posted = await store.post(context.get('holder'), { key, draft, intent }, terms);
    if ('refusal' in posted) return refuse(posted.refusal);
    return context.json(toServedEntry(posted.entry), 201);
  }

  api.get(accounts, async (context) => {
    const all = await store.balances(context.get('holder'));
    return context.json(
      all.map((account) => ({
        id: account.id,
        type: account.type,
        balance: formatUnits(account, decimal(account.balance)),
      })),
    );
  });

  api.get(balances, async (context) =>
    context.json(sumBalances(await store.balances(context.get('holder')), prices)),
  );

  api.get(transactions, async (context) => {
    const { limit, idempotencyKey } = context.req.query();
    const holder = context.get('holder');
    if (idempotencyKey !== undefined) {
      const entry = await store.findByKey(holder, idempotencyKey);
      return context.json(entry ? [toServedEntry(entry)] : []);
    }
    if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
      return createProblemResponse(400, `limit must be a whole number above 0, not ${limit}`);
    }
    const page = await store.page(holder, limit === undefined ? {} : { limit: Number(limit) });
    return context.json(page.entries.map(toServedEntry));
  });

  api.get(conversions, async (context) => {
    const { id, status } = context.req.query();
    const found = await store.conversions(context.get('holder'), { id, status });
    return context.json(found.map(toServedConversion));
  });

  api.post(transactions, async (context) => {
    const header = context.req.header(CONVERSION_INTENT_HEADER);
    const intent = header === undefined ? null : parseConversionIntent(header);
    if (header !== undefined && !intent) {
      return createProblemResponse(400, `${CONVERSION_INTENT_HEADER} is malformed`);
    }
    const body = await readBody(context.req, newTransactionSchema);
    if (body instanceof Response) return body;
    const { accountId, type, currency, amount, description } = body;
    return postEntry(context, { accountId, type, currency, amount, description }, intent);
  });

  api.post(transfers, async (context) => {
    const body = await readBody(context.req, newTransferSchema);
    if (body instanceof Response) return body;
    const { recipientName, ...transfer } = body;
    const entry = { ...transfer, type: 'sent', description: `Sent to ${recipientName}` };
    return postEntry(context, entry, null);
  });

  api.post(conversions, async (context) => {
    const sides = await readBody(context.req, newConversionSchema);
    if (sides instanceof Response) return sides;
    const intent = { ...sides, id: context.req.header(IDEMPOTENCY_KEY) ?? '' };
    const converted = await store.convert(context.get('holder'), intent, terms);
    if ('refusal' in converted) return refuse(converted.refusal);
    return context.json(toServedConversion(converted.conversion), 201);
  });
}
