import { refreshWallet, type PostOptions } from '@rad-wallet/api';
import { REQUEST_TIMEOUT } from '@rad-wallet/ui/flows/shared';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Carries out a command that moves money, then has the wallet read anew, whatever came of it. Settles
 * as the command does; after 30 s it gives up. docs/rules.md PAY-4, API-10.
 */
export async function postMoney<T>(
  queryClient: QueryClient,
  idempotencyKey: string,
  command: (options: PostOptions) => Promise<T>,
): Promise<T> {
  // Not a flow's own signal: it would break the request off when its page is left.
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  try {
    return await command({ idempotencyKey, signal });
  } finally {
    // Also after a failure: the money may have been moved, whole or in part, and only the answer lost.
    void refreshWallet(queryClient);
  }
}
