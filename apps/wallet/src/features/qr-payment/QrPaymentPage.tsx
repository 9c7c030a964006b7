import { useAuthorize } from '#host/authorize';
import { checkPayee } from '#host/checkPayee';
import { camera } from '#host/camera';
import {
  QrPaymentFlow,
  qrPaymentMachine,
  qrPaymentSteps,
  type Receiver,
} from '@rad-wallet/ui/features/qr-payment';
import { getDecimals } from '@rad-wallet/ui/format';
import { useMessages } from '@rad-wallet/ui/messages';
import { qrPaymentMessages } from '@rad-wallet/ui/messages/shared/qrPayment';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useProfile } from '../../session/profile';
import { useSessionValue, defineSessionValue } from '../../session/sessionValues';
import { ContentScreen } from '../../shell/ContentScreen';
import { useHostActors } from '../../hosts/useHostActors';
import { PageTitle } from '../../shell/PageTitle';
import { useDevice } from '../../platform/storage/DeviceContext';
import { getPaidCodes } from '../../platform/storage/paidCodes';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { money } from '../../money';
import { href } from '../routes';

/** Single-use codes paid since the wallet was loaded, even without a storage. docs/rules.md QR-12. */
const PAID_CODES = defineSessionValue<readonly string[]>([]);

export default function QrPaymentPage() {
  const t = useMessages(qrPaymentMessages);
  return (
    <>
      <PageTitle page={t('title')} />
      <ContentScreen content={useProfile()} title={t('title')} backHref={href('funds')}>
        {({ name, phone }) => (
          // The code requests payments to the account holder: docs/rules.md QR-4.
          <QrPayment receiver={{ name, to: phone }} />
        )}
      </ContentScreen>
    </>
  );
}

function QrPayment({ receiver }: { receiver: Receiver }) {
  const hostActors = useHostActors('qrPayment');
  const { actors, steps, isConfirmationRequired } = camera;
  const stored = getPaidCodes(useDevice());
  const [paidBefore, keepPaid] = useSessionValue(PAID_CODES);
  const actor = useResumableActor(
    qrPaymentMachine.provide({ actors: { ...actors, ...hostActors } }),
    {
      input: {
        isConfirmationRequired,
        paidCodes: paidBefore,
        wasPaid: stored.has,
        decimals: getDecimals(money.home, money),
      },
    },
  );
  const paidCodes = useSelector(actor, ({ context }) => context.paidCodes);
  useEffect(() => {
    keepPaid(paidCodes);
    stored.add(paidCodes);
  }, [paidCodes, keepPaid, stored]);
  useFlowNavigation({ actor, steps: qrPaymentSteps, leaveTo: href('funds') });
  return (
    <QrPaymentFlow
      actor={actor}
      authorize={useAuthorize()}
      checkPayee={checkPayee}
      receiver={receiver}
      steps={hostActors.decodeQr ? undefined : steps}
    />
  );
}
