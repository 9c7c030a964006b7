import type { Loadable, WalletAccount } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountsQuery } from '../backend';

interface AccountsActor {
  send: (event: { type: 'accounts.changed'; accounts: Loadable<readonly WalletAccount[]> }) => void;
}

/** Sends changed accounts to a flow. */
export function useAccounts(actor: AccountsActor): void {
  const { data, isError, isFetching, refetch } = useQuery(accountsQuery);
  useEffect(() => {
    if (data) {
      actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: data } });
    } else if (isError && !isFetching) {
      const retry = () => void refetch();
      actor.send({ type: 'accounts.changed', accounts: { status: 'error', retry } });
    }
  }, [actor, data, isError, isFetching, refetch]);
}
