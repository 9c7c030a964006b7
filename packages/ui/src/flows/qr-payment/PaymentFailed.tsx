import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import { ProblemNotice } from '../shared/ProblemNotice';
import type { QrPaymentActor } from './qrPaymentMachine';
import { ScannedDetails } from './ScannedDetails';

/** The scan found nothing, or the payment did not go through: what was scanned stands, to be tried again. */
export function PaymentFailed({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const payment = useSelector(actor, ({ context }) => context.payment);
  const goBack = () => actor.send({ type: 'back' });
  return (
    <Screen
      header={<PageHeader title={t('failedTitle')} onBack={goBack} />}
      footer={
        <>
          <Button isFullWidth onPress={() => actor.send({ type: 'retried' })}>
            {tCommon('tryAgain')}
          </Button>
          <Button isFullWidth variant="plain" onPress={goBack}>
            {tCommon('cancel')}
          </Button>
        </>
      }
    >
      <ProblemNotice actor={actor} />
      {payment && <ScannedDetails payment={payment} />}
    </Screen>
  );
}
