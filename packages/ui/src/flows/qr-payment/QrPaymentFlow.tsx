import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import { type FlowSteps, FlowView } from '../shared/FlowView';
import { ProblemNotice } from '../shared/ProblemNotice';
import { SuccessStep } from '../shared/SuccessStep';
import { ConfirmPayment } from './ConfirmPayment';
import { GenerateCode } from './GenerateCode';
import { QrHome } from './QrHome';
import { type QrPaymentActor, type QrPaymentStep, qrPaymentSteps } from './qrPaymentMachine';
import type { Receiver } from './receiver';
import { ScanCode } from './ScanCode';
import { ScannedDetails } from './ScannedDetails';

export interface QrPaymentFlowProps {
  /** A running `qrPaymentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: QrPaymentActor;
  /** Who is paid by the codes that this wallet shows. */
  receiver: Receiver;
  /** Steps that the app draws itself, such as a camera for `scanning`; each gets the actor. @default none */
  steps?: FlowSteps<QrPaymentStep, QrPaymentActor>;
}

/** Pays by a scanned code, and shows codes to be paid by. */
export function QrPaymentFlow({ actor, receiver, steps }: QrPaymentFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={qrPaymentSteps}
      replacements={steps}
      views={{
        home: () => <QrHome actor={actor} receiver={receiver} />,
        scanning: () => <ScanCode actor={actor} />,
        confirming: () => <ConfirmPayment actor={actor} />,
        failed: () => <PaymentFailed actor={actor} />,
        paid: () => <CodePaid actor={actor} />,
        generating: () => <GenerateCode actor={actor} receiver={receiver} />,
      }}
    />
  );
}

/** What the scanned code was paid. */
function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const payment = useSelector(actor, ({ context }) => context.payment);
  // Whole rupees are written without decimals here: docs/rules.md QR-2.
  const format = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return (
    <SuccessStep
      title={t('scanned')}
      description={
        <AmountSentence>
          {(write) =>
            t('paid', {
              amount: write(payment?.amount ?? '0', 'PKR', format),
              payee: payment?.payee ?? '',
            })
          }
        </AmountSentence>
      }
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    />
  );
}

/** The scan found nothing, or the payment did not go through: what was scanned stands, to be tried again. */
function PaymentFailed({ actor }: { actor: QrPaymentActor }) {
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
