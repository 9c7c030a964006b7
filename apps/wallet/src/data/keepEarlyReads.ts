// Not in firstReads.ts, which the early script of index.html contains: it must not load the query client.
import { getQueryByPath, type ApiClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts the responses to the requests of `index.html` into the cache, so that a page first renders with its data.
 * Failed requests are left to the page, which shows the error and can retry.
 */
export async function keepEarlyReads(
  queryClient: QueryClient,
  api: ApiClient,
  baseUrl: string,
): Promise<void> {
  const reads = [...(window.earlyReads ?? [])].map(async ([address, answer]) => {
    const query = getQueryByPath(api, address.slice(baseUrl.length));
    if (query && (await answer).ok) await queryClient.prefetchQuery(query);
  });
  await Promise.allSettled(reads);
}
