import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { backend } from './backend';
import { ConfirmSending } from './ConfirmSending';
import { money } from './money';

const machine = sendMoneyMachine.provide({
  actors: { sendTransfer: request((transfer, { signal }) => backend.send(transfer, signal)) },
});

const contacts = [
  { id: 'ammi', name: 'Ammi', phone: '+92 300 1112223', initials: 'A', lastAmount: '5000' },
  { id: 'bilal', name: 'Bilal', phone: '+92 321 4445556', initials: 'B', lastAmount: '1200' },
];

const steps = { confirming: ConfirmSending };

export function SendMoney({ onLeft }: { onLeft: () => void }) {
  const actor = useActorRef(machine, { input: { money } });
  useFlowEvents(actor, onLeft);
  useEffect(() => {
    const load = () =>
      backend.accounts().then(
        (value) => actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value } }),
        () => actor.send({ type: 'accounts.changed', accounts: { status: 'error', retry: load } }),
      );
    void load();
  }, [actor]);
  return <SendMoneyFlow actor={actor} contacts={contacts} steps={steps} />;
}
