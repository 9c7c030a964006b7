// Separate from firstReads.ts, which is part of the early script in index.html and must not import the query client.
import { getQueryByPath, type ApiClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Adds the responses to the requests that `index.html` sent to the cache, so a page has its data on the first render.
 * Failed requests are ignored: the page shows the error and offers a retry.
 */
export async function cachePrefetchedReads(
  queryClient: QueryClient,
  api: ApiClient,
  baseUrl: string,
): Promise<void> {
  const reads = [...(window.prefetchedReads ?? [])].map(async ([address, answer]) => {
    const query = getQueryByPath(api, address.slice(baseUrl.length));
    if (query && (await answer).ok) await queryClient.prefetchQuery(query);
  });
  await Promise.allSettled(reads);
}
