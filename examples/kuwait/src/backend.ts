import type { ConvertInput } from '@rad-wallet/ui/features/conversion';
import type { SendTransferInput } from '@rad-wallet/ui/features/send-money';
import { ProblemError } from '@rad-wallet/ui/engine';
import { isDecimal } from '@rad-wallet/ui/format';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

export const cache = new QueryClient({
  defaultOptions: { queries: { retry: 1, retryDelay: 500 } },
});

export const QUOTES_KEY = ['quotes'];

export async function requestJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  init?: RequestInit,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(path, init);
  if (response.status === 410) {
    void cache.invalidateQueries({ queryKey: QUOTES_KEY });
    // The flow shows this reason; for all other failures, its default message.
    throw new ProblemError({ id: 'rateChanged' });
  }
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return v.parse(schema, await response.json());
}

const decimal = v.pipe(v.string(), v.check(isDecimal));
const account = v.object({ id: v.string(), type: v.string(), balance: decimal });
const transaction = v.object({
  id: v.string(),
  type: v.string(),
  currency: v.string(),
  amount: decimal,
  contact: v.string(),
  counterparty: v.optional(v.string()),
  conversion: v.optional(v.object({ from: v.string(), to: v.string() })),
  status: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: ({ signal }) => requestJson('/api/accounts', v.array(account), { signal }),
});

export const transactionsQuery = queryOptions({
  queryKey: ['transactions'],
  queryFn: ({ signal }) => requestJson('/api/transactions', v.array(transaction), { signal }),
});

/** Does not retry, because the flow repeats a failed request with the same idempotency key. */
async function post(
  path: string,
  { idempotencyKey, ...body }: { idempotencyKey: string },
  signal: AbortSignal,
) {
  const posted = await requestJson(path, transaction, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
    signal,
  });
  // Do not await the refetches, because the flow does not depend on them.
  for (const { queryKey } of [accountsQuery, transactionsQuery]) {
    void cache.invalidateQueries({ queryKey });
  }
  return posted;
}

export const convert = (conversion: ConvertInput, signal: AbortSignal) =>
  post('/api/conversions', conversion, signal);

export const sendTransfer = (transfer: SendTransferInput, signal: AbortSignal) =>
  post('/api/transfers', transfer, signal);
