import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMoney } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { backend } from './backend';

const machine = sendMoneyMachine.provide({
  actors: { sendTransfer: request((transfer, { signal }) => backend.send(transfer, signal)) },
});

export function SendMoney({ onLeft }: { onLeft: () => void }) {
  const actor = useActorRef(machine, { input: { money: useMoney() } });
  useFlowEvents(actor, onLeft); // shows toasts; calls onLeft at the end
  useEffect(() => {
    const load = () =>
      backend.accounts().then(
        (value) => actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value } }),
        () => actor.send({ type: 'accounts.changed', accounts: { status: 'error', retry: load } }),
      );
    void load();
  }, [actor]);
  return <SendMoneyFlow actor={actor} contacts={backend.contacts} />;
}
