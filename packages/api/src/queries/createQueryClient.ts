import { QueryClient } from '@tanstack/react-query';

/** Never stale, polled or retried; only a POST refreshes queries. docs/rules.md API-9. */
export function createQueryClient(): QueryClient {
  // 'always': offline, a query or command fails immediately instead of waiting for a connection.
  const shared = { retry: false, gcTime: Infinity, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...shared,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: shared,
    },
  });
}
