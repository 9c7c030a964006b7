import {
  ConversionFlow,
  conversionMachine,
  findRecentConversions,
} from '@rad-wallet/ui/features/conversion';
import { useFlowEvents } from '@rad-wallet/ui/engine';
import { useMoney } from '@rad-wallet/ui/provider';
import { request } from '@rad-wallet/ui/requests';
import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router';
import { convert, transactionsQuery } from '../backend';
import { mapLoadable, toLoadable } from '../loadable';
import { useAccounts } from './useAccounts';

const machine = conversionMachine.provide({
  actors: { convert: request((conversion, { signal }) => convert(conversion, signal)) },
});

export function ConversionPage() {
  const navigate = useNavigate();
  const actor = useActorRef(machine, { input: { money: useMoney() } });
  useFlowEvents(actor, () => void navigate('/'));
  useAccounts(actor);
  const transactions = toLoadable(useQuery(transactionsQuery));
  const recent = mapLoadable(transactions, findRecentConversions);
  return <ConversionFlow actor={actor} recent={recent} />;
}
