import {
  RequestMoneyFlow,
  requestMoneyMachine,
  requestMoneySteps,
} from '@rad-wallet/ui/flows/request-money';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { useContacts } from '../personal/contacts';
import { useProfile } from '../personal/profile';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function RequestMoneyPage() {
  const t = useTranslations('requestMoney');
  const actor = useActorRef(requestMoneyMachine, {
    input: {
      paymentAddress: new URL('/send-money', window.location.origin).href,
      payee: useProfile()?.phone ?? '',
    },
  });
  useFlowHistory({ actor, steps: requestMoneySteps, leaveTo: '/funds' });

  return (
    <>
      <PageTitle page={t('title')} />
      <RequestMoneyFlow actor={actor} contacts={useContacts()} />
    </>
  );
}
