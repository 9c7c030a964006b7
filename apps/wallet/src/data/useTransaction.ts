import { findTransaction, transactionsQuery, type Transaction } from '@rad-wallet/api';
import type { Loadable } from '@rad-wallet/ui/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from './ApiContext';
import { loadable } from './loadable';

/**
 * One transaction by its id: at once where a list that was read has it, else from the whole history,
 * which is read then; null where that has it not. docs/rules.md RECEIPT-7, RECEIPT-10.
 */
export function useTransaction(id: string): Loadable<Transaction | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  const find = () => findTransaction(queryClient, id);
  const known = useSyncExternalStore(queryClient.getQueryCache().subscribe, find, find);
  const all = useQuery({ ...transactionsQuery(api), enabled: !known });
  return known ? { status: 'ready', value: known } : loadable(all, () => null);
}
