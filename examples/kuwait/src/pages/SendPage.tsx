import {
  SendMoneyFlow,
  sendMoneyMachine,
  sendMoneySteps,
} from '@rad-wallet/ui/features/send-money';
import { useFlowHistory } from '@rad-wallet/ui/engine';
import { useMoney } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import { sendTransfer } from '../backend';
import { useAccounts } from './useAccounts';

const machine = sendMoneyMachine.provide({
  actors: { sendTransfer: request((transfer, { signal }) => sendTransfer(transfer, signal)) },
});

const contacts = [
  { id: 'mariam', name: 'Mariam', phone: '+965 5550 0101', initials: 'M', lastAmount: '45.25' },
  { id: 'yousef', name: 'Yousef', phone: '+965 5550 0102', initials: 'Y', lastAmount: '12.5' },
];

export function SendPage() {
  const navigate = useNavigate();
  const actor = useActorRef(machine, { input: { money: useMoney() } });
  useFlowHistory({
    actor,
    steps: sendMoneySteps,
    onLeft: () => void navigate('/', { replace: true }),
  });
  useAccounts(actor);
  return <SendMoneyFlow actor={actor} contacts={contacts} />;
}
