import { useFlowHistory } from '@rad-wallet/ui/engine';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneySteps,
} from '@rad-wallet/ui/features/send-money';
import { useGoBack } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { money } from '../../money';

// An app asks its server for both.
const contacts = [
  { id: 'mariam', name: 'Mariam', phone: '+92 300 1112223', initials: 'M', lastAmount: '500' },
];
const accounts = [{ id: 'cash', type: 'trustvault', currency: 'PKR', balance: '5000' }] as const;

const machine = sendMoneyMachine.provide({
  actors: { sendTransfer: request(() => Promise.resolve()) },
});

/** A flow whose steps have history entries: the browser's Back returns one step and leaves from the first. */
export function SendPage() {
  const goBack = useGoBack();
  const actor = useActorRef(machine, { input: { money } });
  useFlowHistory({
    actor,
    steps: sendMoneySteps,
    onLeft: () => goBack('/', { isFallback: false }),
  });
  useEffect(() => {
    actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: accounts } });
  }, [actor]);
  return <SendMoneyFlow actor={actor} contacts={contacts} />;
}
