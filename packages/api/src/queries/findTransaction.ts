import type { QueryClient } from '@tanstack/react-query';
import { API_PATHS } from '../paths';
import type { Transaction } from '../schemas/transaction';
import { getQueryPath } from './getQueryPath';

/**
 * The transaction of this id, if a list that was read has it, whichever list that is; of several, the
 * one that was read last knows best what became of it. Asks the server nothing. docs/rules.md RECEIPT-7.
 */
export function findTransaction(queryClient: QueryClient, id: string): Transaction | undefined {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => getQueryPath(queryKey) === API_PATHS.transactions })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => queryClient.getQueryData<Transaction[]>(queryKey) ?? [])
    .find((transaction) => transaction.id === id);
}
