import { accountsQuery } from '@rad-wallet/api';
import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from './ApiContext';
import { loadable } from './loadable';

/**
 * The accounts as a flow takes them: another object only when they, or how they stand, changed. A read that
 * failed once more is a change, though it went so fast that nothing was seen of it: a flow waits for it.
 */
export function useAccounts(): Loadable<readonly WalletAccount[]> {
  const query = useQuery(accountsQuery(useApi()));
  const { data, isError, isFetching, errorUpdateCount } = query;
  return useMemo(
    () => loadable(query, (held) => held),
    // oxlint-disable-next-line react/exhaustive-deps -- the query is another object at each render
    [data, isError, isFetching, errorUpdateCount],
  );
}
