import { accountsQuery, convert, transactionsQuery } from '@rad-wallet/api';
import {
  ConversionFlow,
  conversionMachine,
  conversionStep,
  recentConversions,
  type ConvertInput,
} from '@rad-wallet/ui/flows/conversion';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromPromise } from 'xstate';
import { useApi } from '../data/ApiContext';
import { toWalletTransaction } from '../data/display';
import { loadable } from '../data/loadable';
import { postMoney } from '../data/postMoney';
import { useFlowHistory } from '../shell/useFlowHistory';
import { PageTitle } from '../shell/PageTitle';

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
          convert: fromPromise<unknown, ConvertInput>(({ input }) => {
            const { idempotencyKey, ...conversion } = input;
            return postMoney(queryClient, idempotencyKey, (options) =>
              convert(api, conversion, options),
            );
          }),
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
