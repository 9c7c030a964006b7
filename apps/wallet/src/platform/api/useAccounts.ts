import { accountsQuery } from '@rad-wallet/api';
import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from './ApiContext';
import { toLoadable } from './toLoadable';

/** Changes only with the data or status, and after a failed refetch, because a flow may be waiting for it. */
export function useAccounts(): Loadable<readonly WalletAccount[]> {
  const query = useQuery(accountsQuery(useApi()));
  const { data, isError, isFetching, errorUpdateCount } = query;
  return useMemo(
    () => toLoadable(query, (held) => held),
    // oxlint-disable-next-line react/exhaustive-deps -- the query is another object in each render
    [data, isError, isFetching, errorUpdateCount],
  );
}
