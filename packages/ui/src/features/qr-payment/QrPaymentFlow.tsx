import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { warnOnce } from '../../development/warnOnce';
import { cleanIdentifier, toLatinDigits } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { qrPaymentMessages } from '../../messages/shared/qrPayment';
import type { FlowSteps } from '../../engine';
import { FlowView } from '../../steps/FlowView';
import { ProblemNotice } from '../../steps/ProblemNotice';
import { SimulationNote } from '../../steps/SimulationNote';
import { SuccessStep } from '../../steps/SuccessStep';
import type { MerchantAccountInfo } from './accounts';
import { ConfirmPayment } from './ConfirmPayment';
import { EnterAmount } from './EnterAmount';
import { GenerateCode } from './GenerateCode';
import { PaymentDetails } from './PaymentDetails';
import { QrHome } from './QrHome';
import {
  getContextTotal,
  qrPaymentSteps,
  type QrPaymentActor,
  type QrPaymentStep,
} from './qrPaymentMachine';
import type { Receiver } from './receiver';
import { ScanCode } from './ScanCode';

export interface QrPaymentFlowProps {
  /** A running `qrPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: QrPaymentActor;
  /** The payee in the codes that this wallet generates. */
  receiver: Receiver;
  /**
   * The account that payments go to, such as a Raast account. If the home currency is not PKR, the flow shows codes only
   * with an account that has a market.
   * @default the receiver's wallet number, in PKR
   */
  account?: MerchantAccountInfo;
  /** Custom views by step, such as a camera for `scanning`; each receives the actor. @default none */
  steps?: FlowSteps<QrPaymentStep, QrPaymentActor>;
}

/** Pays by scanning a QR code, and shows QR codes for receiving payments. */
export function QrPaymentFlow({ actor, receiver: given, account, steps }: QrPaymentFlowProps) {
  const { home } = useMoney();
  // Without the market, the codes would request PKR: docs/rules.md QR-4.
  const canCreateCodes = home === 'PKR' || account?.market !== undefined;
  // Codes are read by other wallets: docs/rules.md LANG-13.
  const receiver = canCreateCodes
    ? {
        ...given,
        name: toLatinDigits(given.name),
        to: cleanIdentifier(given.to, 'kept'),
      }
    : undefined;
  if (process.env.NODE_ENV !== 'production' && !canCreateCodes) {
    warnOnce(
      `QrPaymentFlow shows no payment codes: they would request PKR, but the home currency is ${home}. Pass the market of your codes in account.`,
    );
  }
  const showHome = () => <QrHome actor={actor} receiver={receiver} account={account} />;
  return (
    <FlowView
      actor={actor}
      steps={qrPaymentSteps}
      replacements={steps}
      views={{
        home: showHome,
        scanning: () => <ScanCode actor={actor} />,
        enteringAmount: () => <EnterAmount actor={actor} />,
        confirming: () => <ConfirmPayment actor={actor} />,
        failed: () => <PaymentFailed actor={actor} />,
        paid: () => <CodePaid actor={actor} />,
        generating: receiver
          ? () => <GenerateCode actor={actor} receiver={receiver} account={account} />
          : showHome,
      }}
    />
  );
}

function CodePaid({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const payee = useSelector(actor, ({ context }) => context.payment?.payee ?? '');
  const total = useSelector(actor, ({ context }) => getContextTotal(context)?.total ?? '0');
  // Whole rupees are shown without decimals here: docs/rules.md QR-2.
  const format = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return (
    <SuccessStep
      title={t('scanned')}
      description={
        <AmountSentence>
          {(write) =>
            t('paid', {
              amount: write(total, undefined, format),
              payee,
            })
          }
        </AmountSentence>
      }
      action={tCommon('done')}
      onAction={() => actor.send({ type: 'finished' })}
    >
      <SimulationNote actor={actor} request="payByQr" />
    </SuccessStep>
  );
}

/** Shown when the scan or the payment failed. The scanned payment is kept for a retry. */
function PaymentFailed({ actor }: { actor: QrPaymentActor }) {
  const t = useMessages(qrPaymentMessages);
  const tCommon = useMessages(commonMessages);
  const hasPayment = useSelector(actor, ({ context }) => context.payment !== null);
  const goBack = () => actor.send({ type: 'back' });
  return (
    <Screen
      header={<PageHeader title={t('failedTitle')} onBack={goBack} />}
      footer={
        <>
          <Button
            isFullWidth
            onPress={() => actor.send({ type: hasPayment ? 'submitted' : 'retried' })}
          >
            {tCommon('tryAgain')}
          </Button>
          <Button isFullWidth variant="plain" onPress={goBack}>
            {tCommon('cancel')}
          </Button>
        </>
      }
    >
      <ProblemNotice actor={actor} />
      <PaymentDetails actor={actor} />
    </Screen>
  );
}
