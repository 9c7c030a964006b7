import { useSelector } from '@xstate/react';
import { AmountSentence, AmountText } from '../../components/Amount';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { warnOnce } from '../../development/warnOnce';
import { useMoney } from '../../hooks/useMoney';
import { useTranslations } from '../../messages';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { SuccessStep } from '../../steps/SuccessStep';
import { GenerateCode } from './GenerateCode';
import type { AccountTemplate } from './paymentCode';
import { QrHome } from './QrHome';
import {
  qrPaymentSteps,
  type QrPaymentActor,
  type QrPaymentStep,
  type ScannedPayment,
} from './qrPaymentMachine';
import type { Receiver } from './receiver';
import { ScanCode } from './ScanCode';

export interface QrPaymentFlowProps {
  /** A running `qrPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: QrPaymentActor;
  /** The payee in the codes that this wallet generates. */
  receiver: Receiver;
  /** The payment scheme that the payee's number belongs to, and its country. @default `WALLET_ACCOUNT`, in PKR */
  account?: AccountTemplate;
  /** Custom views by step, such as a camera for `scanning`; each receives the actor. @default none */
  steps?: FlowSteps<QrPaymentStep, QrPaymentActor>;
}

/** Pays by scanning a QR code, and shows QR codes for receiving payments. */
export function QrPaymentFlow({ actor, receiver, account, steps }: QrPaymentFlowProps) {
  const { home } = useMoney();
  if (process.env.NODE_ENV !== 'production' && home !== 'PKR' && !account?.market) {
    warnOnce(
      `The payment codes of QrPaymentFlow request PKR, but the home currency is ${home}: pass the market of your codes in account.`,
    );
  }
  return (
    <FlowView
      actor={actor}
      steps={qrPaymentSteps}
      replacements={steps}
      views={{
        home: () => <QrHome actor={actor} receiver={receiver} account={account} />,
        scanning: () => <ScanCode actor={actor} />,
        confirming: () => <ConfirmPayment actor={actor} />,
        failed: () => <PaymentFailed actor={actor} />,
        paid: () => <CodePaid actor={actor} />,
        generating: () => <GenerateCode actor={actor} receiver={receiver} account={account} />,
      }}
    />
  );
}

function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useTranslations('qrPayment');
  const tCommon = useTranslations('common');
  const payment = useSelector(actor, ({ context }) => context.payment);
  // Whole rupees are shown without decimals here: docs/rules.md QR-2.
  const format = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return (
    <SuccessStep
      title={t('scanned')}
      description={
        <AmountSentence>
          {(write) =>
            t('paid', {
              amount: write(payment?.amount ?? '0', undefined, format),
              payee: payment?.payee ?? '',
            })
          }
        </AmountSentence>
      }
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'done' })}
    >
      <SimulationNote actor={actor} request="payByQr" />
    </SuccessStep>
  );
}

/** Shown when the scan or the payment failed. The scanned payment is kept for a retry. */
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

/** Asks for confirmation before paying; shown only with `isConfirmationRequired`. docs/rules.md QR-8. */
function ConfirmPayment({ actor }: { actor: QrPaymentActor }) {
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

/** Payee and amount of a scanned code. */
function ScannedDetails({ payment }: { payment: ScannedPayment }) {
  const t = useTranslations('qrPayment');
  return (
    <Card padding="list">
      <DescriptionList
        items={[
          { term: t('payee'), value: <bdi>{payment.payee}</bdi> },
          {
            term: t('amountTerm'),
            value: <AmountText value={payment.amount} />,
            isEmphasized: true,
          },
        ]}
      />
    </Card>
  );
}
