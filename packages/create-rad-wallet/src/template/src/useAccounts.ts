import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { accounts } from './bank';

/** After a failed refetch, the old accounts are still shown. */
export function useAccounts(): Loadable<readonly WalletAccount[]> {
  const { data, isError, refetch } = useQuery(accounts);
  return useMemo(() => {
    if (data) return { status: 'ready', value: data };
    return isError ? { status: 'error', retry: () => void refetch() } : { status: 'loading' };
  }, [data, isError, refetch]);
}
