import { accountsQuery, API_PATHS, createApiClient, createQueryClient } from '@rad-wallet/api';
import type { SendTransferInput } from '@rad-wallet/ui/features/send-money';
import * as v from 'valibot';
import { money } from './money';

const api = createApiClient({ baseUrl: import.meta.env.VITE_API_URL ?? window.location.origin });

export const cache = createQueryClient();

export const accounts = accountsQuery(api);

/** The transfer took effect even if the response does not name the transaction. */
const sentTransfer = v.fallback(v.nullable(v.object({ id: v.string() })), null);

/** Rejects if nothing was sent. The server must execute only one request with the same key. */
export async function sendTransfer(
  { idempotencyKey, ...transfer }: SendTransferInput,
  signal: AbortSignal,
) {
  const body = { ...transfer, currency: money.home };
  const sent = await api.post(API_PATHS.transfers, body, sentTransfer, { idempotencyKey, signal });
  void cache.invalidateQueries(accounts);
  return sent;
}
