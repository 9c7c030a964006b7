import {
  QrPaymentFlow,
  qrPaymentMachine,
  qrPaymentSteps,
  type Receiver,
} from '@rad-wallet/ui/features/qr-payment';
import { CameraStep, toDecodeQr } from '@rad-wallet/ui/features/qr-scanner';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { useProfile } from '../../session/profile';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { useConnected } from '../../hosts/useConnected';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

export default function QrPaymentPage() {
  const t = useTranslations('qrPayment');
  const profile = useProfile();
  return (
    <>
      <PageTitle page={t('title')} />
      {profile ? (
        // Payments made with the code go to the account holder: docs/rules.md QR-4.
        <QrPayment receiver={{ name: profile.name, to: profile.phone }} />
      ) : (
        <LazyNothingYetScreen title={t('title')} backHref={href('funds')} />
      )}
    </>
  );
}

/** With a real API, the camera scans codes; the demo simulates it. docs/rules.md QR-2. */
const camera = import.meta.env.VITE_API_URL
  ? { actors: { decodeQr: toDecodeQr() }, steps: { scanning: CameraStep } }
  : {};

function QrPayment({ receiver }: { receiver: Receiver }) {
  const host = useConnected('qrPayment');
  const { actors, steps } = host.decodeQr ? {} : camera;
  const actor = useActorRef(qrPaymentMachine.provide({ actors: { ...actors, ...host } }), {
    input: { isConfirmationRequired: Boolean(import.meta.env.VITE_API_URL) },
  });
  useFlowHistory({ actor, steps: qrPaymentSteps, leaveTo: href('funds') });
  return <QrPaymentFlow actor={actor} receiver={receiver} steps={steps} />;
}
