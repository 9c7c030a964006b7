import {
  RequestMoneyFlow,
  requestMoneyMachine,
  requestMoneyStep,
} from '@rad-wallet/ui/flows/request-money';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { contacts } from '../content/contacts';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

const LAST_STEP = 3;

export default function RequestMoneyPage() {
  const t = useTranslations('requestMoney');
  const actor = useActorRef(requestMoneyMachine);
  const step = useSelector(actor, requestMoneyStep);
  const leave = useFlowHistory({ actor, step, isOver: step === LAST_STEP, leaveTo: '/funds' });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <RequestMoneyFlow
        actor={actor}
        contacts={contacts}
        paymentAddress={new URL('/send-money', window.location.origin).href}
      />
    </>
  );
}
