import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import { SimulationNote } from '../shared/SimulationNote';
import type { QrPaymentActor } from './qrPaymentMachine';
import { ScannedDetails } from './ScannedDetails';

/** Asks for confirmation before paying; shown only with `isConfirmationRequired`. docs/rules.md QR-8. */
export function ConfirmPayment({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const payment = useSelector(actor, ({ context }) => context.payment);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Screen
      header={
        <PageHeader
          title={t('confirmTitle')}
          onBack={() => actor.send({ type: 'back' })}
          isBackDisabled={isPaying}
        />
      }
      footer={
        <Button
          isFullWidth
          isPending={isPaying}
          pendingLabel={t('paying')}
          onPress={() => actor.send({ type: 'confirmed' })}
        >
          {t('pay')}
        </Button>
      }
    >
      {payment && <ScannedDetails payment={payment} />}
      <SimulationNote actor={actor} request="payByQr" />
    </Screen>
  );
}
