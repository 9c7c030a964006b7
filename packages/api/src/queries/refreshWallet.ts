import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import { getQueryPath } from './getQueryPath';

const MONEY_PATHS: readonly string[] = [
  API_PATHS.accounts,
  API_PATHS.balances,
  API_PATHS.transactions,
];

/**
 * Refetches accounts, balances and every list of transactions, mounted or not. Call it after a POST. Resolves when all
 * requests have succeeded or failed, and never rejects: each query has its own error. A success screen should not wait
 * for it. docs/rules.md API-10.
 */
export function refreshWallet(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => MONEY_PATHS.includes(getQueryPath(queryKey)),
    refetchType: 'all',
  });
}
