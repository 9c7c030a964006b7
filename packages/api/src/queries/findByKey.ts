import type { ApiClient } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { transactionsSchema } from '../schemas/transaction';
import type { Transaction } from '../schemas/transaction';

/**
 * Looks up an idempotency key on the server: returns its transaction, or null if nothing was posted with it. Not
 * cached. Throws like a query. docs/rules.md API-21.
 */
export async function findByKey(
  client: ApiClient,
  idempotencyKey: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Transaction | null> {
  const query = new URLSearchParams({ idempotencyKey }).toString();
  const found = await client.get(`${API_PATHS.transactions}?${query}`, transactionsSchema, {
    signal,
  });
  return found[0] ?? null;
}
