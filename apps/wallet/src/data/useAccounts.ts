import { accountsQuery } from '@rad-wallet/api';
import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from './ApiContext';
import { loadable } from './loadable';

/** The accounts as a flow takes them: another object only when they, or how they stand, changed. */
export function useAccounts(): Loadable<readonly WalletAccount[]> {
  const query = useQuery(accountsQuery(useApi()));
  const { data, isError, isFetching } = query;
  // oxlint-disable-next-line react/exhaustive-deps -- the query is another object at each render
  return useMemo(() => loadable(query, (held) => held), [data, isError, isFetching]);
}
