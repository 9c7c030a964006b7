import { QrPaymentFlow, qrPaymentMachine, qrPaymentStep } from '@rad-wallet/ui/flows/qr-payment';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { receiver } from '../content/receiver';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function QrPaymentPage() {
  const t = useTranslations('qrPayment');
  const actor = useActorRef(qrPaymentMachine);
  const step = useSelector(actor, qrPaymentStep);
  const leave = useFlowHistory({ actor, step, isOver: false, leaveTo: '/funds' });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <QrPaymentFlow actor={actor} receiver={receiver} />
    </>
  );
}
