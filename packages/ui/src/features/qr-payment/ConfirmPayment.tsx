import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useMessages } from '../../messages';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import { SimulationNote } from '../../steps/SimulationNote';
import { PayeeCheck, type CheckPayee } from '../payee-check';
import { PaymentDetails } from './PaymentDetails';
import { isPaidBefore, type QrPaymentActor } from './qrPaymentMachine';

/** Asks for confirmation before paying. docs/rules.md QR-8, QR-11, QR-12. */
export function ConfirmPayment({
  actor,
  checkPayee,
}: {
  actor: QrPaymentActor;
  checkPayee?: CheckPayee | undefined;
}) {
  const t = useMessages(qrPaymentMessages);
  const isPaying = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const payment = useSelector(actor, ({ context }) => context.payment);
  const isRepeated = useSelector(actor, ({ context }) => isPaidBefore(context));
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
          onPress={() => actor.send({ type: 'submitted' })}
        >
          {t(isRepeated ? 'payAgain' : 'pay')}
        </Button>
      }
    >
      {isRepeated && (
        <Callout tone="pending" title={t('paidBefore')}>
          {t('paidBeforeHint')}
        </Callout>
      )}
      <PaymentDetails actor={actor} />
      {checkPayee && payment?.reference !== undefined && (
        <PayeeCheck
          key={payment.reference}
          checkPayee={checkPayee}
          payee={{ name: payment.payee, account: payment.reference }}
        />
      )}
      <SimulationNote actor={actor} request="payByQr" />
    </Screen>
  );
}
