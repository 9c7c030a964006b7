import { accountsQuery, refreshWallet, sendTransfer, type ApiClient } from '@rad-wallet/api';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { sendMoneyMachine, SendMoneyFlow } from '@rad-wallet/ui/features/send-money';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import type { Contact } from '@rad-wallet/ui/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { money } from '../money';

export interface SendFromCacheProps {
  api: ApiClient;
  loadContacts: () => Promise<Contact[]>;
  onLeft: () => void;
}

const CONTACTS_KEY = ['contacts'];

export function SendFromCache({ api, loadContacts, onLeft }: SendFromCacheProps) {
  const cache = useQueryClient();
  const machine = useMemo(
    () =>
      sendMoneyMachine.provide({
        actors: {
          // A retry keeps the key, so the server transfers once even if its first response was lost.
          sendTransfer: request(async ({ idempotencyKey, ...transfer }, { signal }) => {
            const body = { ...transfer, currency: 'PKR' as const };
            const sent = await sendTransfer(api, body, { idempotencyKey, signal });
            // Do not await the refetches, because the success screen does not depend on them.
            void refreshWallet(cache);
            void cache.invalidateQueries({ queryKey: CONTACTS_KEY });
            return sent;
          }),
        },
      }),
    [api, cache],
  );
  const actor = useActorRef(machine, { input: { money } });
  useFlowEvents(actor, onLeft);

  const { data, isError, isFetching, refetch } = useQuery(accountsQuery(api));
  useEffect(() => {
    if (data) actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: data } });
    else if (isError && !isFetching) {
      const retry = () => void refetch();
      actor.send({ type: 'accounts.changed', accounts: { status: 'error', retry } });
    }
  }, [actor, data, isError, isFetching, refetch]);

  const contacts = useQuery({ queryKey: CONTACTS_KEY, queryFn: loadContacts });
  if (contacts.data) return <SendMoneyFlow actor={actor} contacts={contacts.data} />;
  if (contacts.isError) return <ErrorState onRetry={() => void contacts.refetch()} />;
  return (
    <SkeletonRegion>
      <Skeleton variant="block" height="12rem" />
    </SkeletonRegion>
  );
}
