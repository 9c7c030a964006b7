import { QueryClient } from '@tanstack/react-query';

/**
 * Caches reads. A read is requested once, never goes stale, and is never polled or retried; only a
 * posting refreshes it. docs/rules.md API-9.
 */
export function createQueryClient(): QueryClient {
  // 'always': without a network a read or command fails at once, where it would otherwise wait.
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
