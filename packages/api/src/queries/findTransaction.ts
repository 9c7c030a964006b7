import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import type { Transaction } from '../schemas/transaction';
import { getQueryPath } from './getQueryPath';

/** Searches only the cached lists, the most recently updated first. docs/rules.md RECEIPT-7. */
export function findTransaction(queryClient: QueryClient, id: string): Transaction | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => getQueryPath(queryKey) === API_PATHS.transactions })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Transaction[]>(queryKey) ?? [])
    .find((transaction) => transaction.id === id);
}
