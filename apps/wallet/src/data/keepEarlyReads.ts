import { getQueryByPath, type ApiClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Puts the answers to what `index.html` has asked for into the cache, as they come, so that a page can be drawn
 * once and with its figures. A refusal is left to the page, which tells of it and asks again.
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
