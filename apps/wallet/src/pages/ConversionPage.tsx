import {
  accountsQuery,
  convert,
  refreshWallet,
  transactionsQuery,
  type ApiClient,
} from '@rad-wallet/api';
import {
  ConversionFlow,
  conversionMachine,
  conversionStep,
  recentConversions,
  type ConvertInput,
} from '@rad-wallet/ui/flows/conversion';
import { REQUEST_TIMEOUT, useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromPromise } from 'xstate';
import { useApi } from '../data/ApiContext';
import { toWalletTransaction } from '../data/display';
import { loadable } from '../data/loadable';
import { useFlowHistory } from '../shell/useFlowHistory';
import { PageTitle } from '../shell/PageTitle';

async function postConversion(
  api: ApiClient,
  queryClient: QueryClient,
  { idempotencyKey, ...conversion }: ConvertInput,
): Promise<void> {
  // Not the flow's own signal: who leaves the page does not stop it between its two postings.
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT);
  try {
    await convert(api, conversion, { idempotencyKey, signal });
  } finally {
    // Also after a failure: the first posting may have been done.
    void refreshWallet(queryClient);
  }
}

export default function ConversionPage() {
  const t = useTranslations('conversion');
  const api = useApi();
  const queryClient = useQueryClient();
  const accounts = useQuery(accountsQuery(api));
  const transactions = useQuery(transactionsQuery(api));

  const machine = useMemo(
    () =>
      conversionMachine.provide({
        actors: {
          convert: fromPromise<unknown, ConvertInput>(({ input }) =>
            postConversion(api, queryClient, input),
          ),
        },
      }),
    [api, queryClient],
  );
  const actor = useActorRef(machine);

  useEffect(() => {
    if (accounts.data) actor.send({ type: 'accounts.changed', accounts: accounts.data });
  }, [actor, accounts.data]);

  const leave = useFlowHistory({
    actor,
    step: useSelector(actor, conversionStep),
    isOver: false,
    leaveTo: '/',
  });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <ConversionFlow
        actor={actor}
        accounts={loadable(accounts, (held) => held)}
        recent={loadable(transactions, (all) => recentConversions(all).map(toWalletTransaction))}
      />
    </>
  );
}
