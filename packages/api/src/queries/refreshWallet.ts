import type { Query, QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { getQueryPath } from './getQueryPath';

const MONEY_PATHS: readonly string[] = [
  API_PATHS.accounts,
  API_PATHS.balances,
  API_PATHS.transactions,
  API_PATHS.conversions,
];

/**
 * Refetches all wallet queries, mounted or not, after a POST. Never rejects. Success screens should not await it.
 * docs/rules.md API-10.
 */
export function refreshWallet(queryClient: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: Query) => MONEY_PATHS.includes(getQueryPath(queryKey));
  // React Query does not restart a pending first fetch, whose response may predate the POST.
  void queryClient.cancelQueries(
    { predicate: (query) => predicate(query) && query.state.data === undefined },
    { silent: true },
  );
  return queryClient.invalidateQueries({ predicate, refetchType: 'all' });
}
