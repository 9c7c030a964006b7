import { QueryClient } from '@tanstack/react-query';

/** Queries are never stale, polled or retried; only a POST refreshes them. docs/rules.md API-9. */
export function createQueryClient(): QueryClient {
  // With 'always', queries and commands fail immediately when offline instead of waiting for a connection.
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
