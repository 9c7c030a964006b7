import { useFlowHistory } from '@rad-wallet/ui/engine';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneyMessages,
  sendMoneySteps,
} from '@rad-wallet/ui/features/send-money';
import { useMessages } from '@rad-wallet/ui/messages';
import { useGoBack } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { sendTransfer } from '../bank';
import { brand } from '../brand';
import { contacts } from '../contacts';
import { money } from '../money';
import { useAccounts } from '../useAccounts';

const machine = sendMoneyMachine.provide({
  actors: { sendTransfer: request((transfer, { signal }) => sendTransfer(transfer, signal)) },
});

/** Each step has a history entry: the browser's Back returns one step, and leaves from the first. */
export function SendPage() {
  const t = useMessages(sendMoneyMessages);
  const goBack = useGoBack();
  const accounts = useAccounts();
  const actor = useActorRef(machine, { input: { money } });
  useFlowHistory({
    actor,
    steps: sendMoneySteps,
    onLeft: () => goBack('/', { isFallback: false }),
  });
  useEffect(() => actor.send({ type: 'accounts.changed', accounts }), [actor, accounts]);
  return (
    <>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <SendMoneyFlow actor={actor} contacts={contacts} />
    </>
  );
}
