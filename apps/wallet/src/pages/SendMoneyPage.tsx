import { accountsQuery, sendTransfer } from '@rad-wallet/api';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneyStep,
  type SendTransferInput,
} from '@rad-wallet/ui/flows/send-money';
import { balanceOf, useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { fromPromise } from 'xstate';
import { contacts } from '../content/contacts';
import { useApi } from '../data/ApiContext';
import { loadable } from '../data/loadable';
import { postMoney } from '../data/postMoney';
import { useFlowHistory } from '../shell/useFlowHistory';
import { PageTitle } from '../shell/PageTitle';

export default function SendMoneyPage() {
  const t = useTranslations('sendMoney');
  const api = useApi();
  const queryClient = useQueryClient();
  const accounts = useQuery(accountsQuery(api));

  const machine = useMemo(
    () =>
      sendMoneyMachine.provide({
        actors: {
          sendTransfer: fromPromise<unknown, SendTransferInput>(({ input }) => {
            const { idempotencyKey, ...transfer } = input;
            return postMoney(queryClient, idempotencyKey, (options) =>
              sendTransfer(api, { ...transfer, currency: 'PKR' }, options),
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
    step: useSelector(actor, sendMoneyStep),
    isOver: useSelector(actor, (snapshot) => snapshot.matches('sent')),
    leaveTo: '/funds',
  });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <SendMoneyFlow
        actor={actor}
        contacts={contacts}
        balance={loadable(accounts, (held) => balanceOf(held, 'trustvault'))}
      />
    </>
  );
}
