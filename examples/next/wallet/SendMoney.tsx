'use client';

import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import type { WalletAccount } from '@rad-wallet/ui/types';
import { useActorRef } from '@xstate/react';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ConfirmSending } from './ConfirmSending';
import { money } from './money';
import { postJson } from './post';

const machine = sendMoneyMachine.provide({
  actors: {
    sendTransfer: request(async (transfer, { signal }) => {
      await postJson('/api/transfers', transfer, signal);
    }),
  },
});

const contacts = [
  { id: 'ammi', name: 'Ammi', phone: '+92 300 1112223', initials: 'A', lastAmount: '5000' },
  { id: 'bilal', name: 'Bilal', phone: '+92 321 4445556', initials: 'B', lastAmount: '1200' },
];

const steps = { confirming: ConfirmSending };

/** The accounts are part of the page: the server loads them before rendering. */
export function SendMoney({ accounts }: { accounts: WalletAccount[] }) {
  const router = useRouter();
  const actor = useActorRef(machine, { input: { money } });
  useFlowEvents(actor, () => router.push('/'));
  useEffect(() => {
    actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: accounts } });
  }, [actor, accounts]);
  return <SendMoneyFlow actor={actor} contacts={contacts} steps={steps} />;
}
