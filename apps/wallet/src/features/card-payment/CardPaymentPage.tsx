import type { SubmitInput } from '@rad-wallet/ui/submission';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  cardPaymentMachine,
  CardPaymentScreen,
  type Deposit,
  cardPaymentMessages,
} from '@rad-wallet/ui/features/card-payment';
import { useEffect } from 'react';
import { useAccounts } from '../../platform/api/useAccounts';
import { depositByCard } from '../../platform/api/moneyCommands';
import { useMoneyRequest } from '../../platform/api/moneyRequests';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

export default function CardPaymentPage() {
  const t = useMessages(cardPaymentMessages);
  const accounts = useAccounts();
  const actor = useResumableActor(
    cardPaymentMachine.provide({
      actors: {
        submit: useMoneyRequest<SubmitInput<Deposit>>(depositByCard),
      },
    }),
    { input: { facts: { accounts, money } } },
  );
  useFlowNavigation({ actor, leaveTo: href('funds'), isFallback: true });
  useEffect(
    () => actor.send({ type: 'facts.changed', facts: { accounts, money } }),
    [actor, accounts],
  );

  return (
    <>
      <PageTitle page={t('title')} />
      <CardPaymentScreen actor={actor} />
    </>
  );
}
