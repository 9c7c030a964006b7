import { accountsQuery, sendTransfer, type ApiClient } from '@rad-wallet/api';
import { sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { request } from '@rad-wallet/ui/requests';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FamilyFlow } from './FamilyFlow';
import { money } from './money';

export interface FamilyTransferProps {
  api: ApiClient;
  onLeft: () => void;
}

/** An app's own screen, which connects the flow to the library's API client. */
export function FamilyTransfer({ api, onLeft }: FamilyTransferProps) {
  const machine = useMemo(
    () =>
      sendMoneyMachine.provide({
        actors: {
          sendTransfer: request(async ({ idempotencyKey, ...transfer }, { signal }) => {
            await sendTransfer(api, { ...transfer, currency: 'PKR' }, { idempotencyKey, signal });
          }),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine, { input: { money } });
  useFlowEvents(actor, onLeft);
  const { data } = useQuery(accountsQuery(api));
  useEffect(() => {
    if (data) actor.send({ type: 'accounts.changed', accounts: { status: 'ready', value: data } });
  }, [actor, data]);
  return <FamilyFlow actor={actor} />;
}
