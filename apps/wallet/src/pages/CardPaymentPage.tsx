import { accountsQuery, createTransaction } from '@rad-wallet/api';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import type { SubmitInput } from '@rad-wallet/ui/flows/submission';
import {
  cardPaymentMachine,
  CardPaymentScreen,
  readDeposit,
  type CardPaymentFacts,
  type CardPaymentValues,
} from '@rad-wallet/ui/screens/card-payment';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useApi } from '../data/ApiContext';
import { loadable } from '../data/loadable';
import { postMoney } from '../data/postMoney';
import { PageTitle } from '../shell/PageTitle';

type Input = SubmitInput<CardPaymentValues, CardPaymentFacts>;

export default function CardPaymentPage() {
  const t = useTranslations('cardPayment');
  const api = useApi();
  const queryClient = useQueryClient();
  const accounts = useQuery(accountsQuery(api));
  const [, navigate] = useLocation();

  const machine = useMemo(
    () =>
      cardPaymentMachine.provide({
        actors: {
          submit: fromPromise<unknown, Input>(async ({ input }) => {
            const { values, facts, idempotencyKey } = input;
            const deposit = readDeposit(values, facts);
            if ('id' in deposit) throw new Error(`No deposit to post: ${deposit.id}.`);
            const { method, ...entry } = deposit;
            const description = t('deposit', { method: t(`methods.${method}`) });
            return postMoney(queryClient, idempotencyKey, (options) =>
              createTransaction(api, { ...entry, type: 'deposit', description }, options),
            );
          }),
        },
      }),
    [api, queryClient, t],
  );
  const actor = useActorRef(machine);
  // Back does not lead into a form that is done with.
  useFlowEvents(actor, () => navigate('/funds', { replace: true }));

  useEffect(() => {
    if (accounts.data) actor.send({ type: 'facts.changed', facts: { accounts: accounts.data } });
  }, [actor, accounts.data]);

  return (
    <>
      <PageTitle page={t('title')} />
      <CardPaymentScreen actor={actor} accounts={loadable(accounts, (held) => held)} />
    </>
  );
}
