import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import type { QrPaymentActor } from '../qr-payment';
import { Viewfinder } from './Viewfinder';
import { Scanner } from './Scanner';
import type { ScannerActor } from './scannerMachine';

/**
 * View for `QrPaymentFlow`'s step `scanning`. Requires `toDecodeQr()` as the machine's `decodeQr` actor. Use it in the
 * `steps` of the flow; for a camera elsewhere use `Scanner`.
 */
export function CameraStep({ actor }: { actor: QrPaymentActor }) {
  const scanner = useSelector(
    actor,
    ({ children }) => children.decodeQr as unknown as ScannerActor | undefined,
  );
  return scanner ? (
    <Scanner scanner={scanner} onBack={() => actor.send({ type: 'back' })} />
  ) : (
    <Paying />
  );
}

function Paying() {
  const t = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <Screen
      isCentered
      header={<PageHeader title={t('scanTitle')} onBack={() => {}} isBackDisabled />}
      footer={
        <Button variant="plain" isFullWidth isDisabled>
          {tCommon('cancel')}
        </Button>
      }
    >
      <Viewfinder stream={null} status={t('paying')} />
    </Screen>
  );
}
