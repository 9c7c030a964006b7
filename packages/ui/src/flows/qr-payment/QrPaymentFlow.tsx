import { FlowView, type FlowSteps } from '../shared/FlowView';
import { CodePaid } from './CodePaid';
import { ConfirmPayment } from './ConfirmPayment';
import { GenerateCode } from './GenerateCode';
import { PaymentFailed } from './PaymentFailed';
import { QrHome } from './QrHome';
import { qrPaymentSteps, type QrPaymentActor, type QrPaymentStep } from './qrPaymentMachine';
import type { Receiver } from './receiver';
import { ScanCode } from './ScanCode';

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
