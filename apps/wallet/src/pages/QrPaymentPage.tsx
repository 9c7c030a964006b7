import {
  QrPaymentFlow,
  qrPaymentMachine,
  qrPaymentSteps,
  type Receiver,
} from '@rad-wallet/ui/flows/qr-payment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { useProfile } from '../personal/profile';
import { NothingYet } from '../shell/NothingYet';
import { useConnected } from '../host/useConnected';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function QrPaymentPage() {
  const t = useTranslations('qrPayment');
  const profile = useProfile();
  return (
    <>
      <PageTitle page={t('title')} />
      {profile ? (
        // The code pays the account holder: docs/rules.md QR-4.
        <QrPayment receiver={{ name: profile.name, to: profile.phone }} />
      ) : (
        <NothingYet title={t('title')} backHref="/funds" />
      )}
    </>
  );
}

function QrPayment({ receiver }: { receiver: Receiver }) {
  const actor = useActorRef(qrPaymentMachine.provide({ actors: useConnected('qrPayment') }));
  useFlowHistory({ actor, steps: qrPaymentSteps, leaveTo: '/funds' });
  return <QrPaymentFlow actor={actor} receiver={receiver} />;
}
