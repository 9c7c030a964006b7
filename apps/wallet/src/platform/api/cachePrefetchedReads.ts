// Separate from prefetchReads.ts, which is part of the early script and must not import the query client.
import { getQueryByPath, type ApiClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';

/** Caches the prefetched data for the first render. Ignores failed requests, because the page offers a retry. */
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
