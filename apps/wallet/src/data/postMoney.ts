import { refreshWallet, type PostOptions } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';
import { postings } from './postings';

/**
 * Carries out a command that moves money, then has the wallet read anew, whatever came of it. Settles
 * as the command does. docs/rules.md PAY-4, API-10.
 */
export async function postMoney<T>(
  queryClient: QueryClient,
  options: PostOptions,
  command: (options: PostOptions) => Promise<T>,
): Promise<T> {
  try {
    return await postings.during(() => command(options));
  } finally {
    // Also after a failure: the money may have been moved, whole or in part, and only the answer lost.
    void refreshWallet(queryClient);
  }
}
