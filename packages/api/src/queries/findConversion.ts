import type { ApiClient } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { conversionsSchema } from '../schemas/conversionRecord';
import type { ConversionRecord } from '../schemas/conversionRecord';

/**
 * Looks up a conversion's progress on the server: returns null if neither entry was posted. Not cached. Throws like a
 * query. docs/rules.md CONV-24.
 * @param idempotencyKey the key passed to `convert` or `convertAtOnce`
 */
export async function findConversion(
  client: ApiClient,
  idempotencyKey: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ConversionRecord | null> {
  const query = new URLSearchParams({ id: idempotencyKey }).toString();
  const found = await client.get(`${API_PATHS.conversions}?${query}`, conversionsSchema, {
    signal,
  });
  return found[0] ?? null;
}
