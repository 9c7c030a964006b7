import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { CodePaid } from './CodePaid';
import { GenerateCode } from './GenerateCode';
import { QrHome } from './QrHome';
import type { qrPaymentMachine } from './qrPaymentMachine';
import { ScanCode } from './ScanCode';

export type QrPaymentActor = ActorRefFrom<typeof qrPaymentMachine>;

/** Who is paid by the codes that this wallet shows. */
export interface Receiver {
  name: string;
  /** The wallet's number, such as a phone number. */
  to: string;
}

export interface QrPaymentFlowProps {
  /** A running `qrPaymentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: QrPaymentActor;
  receiver: Receiver;
}

/** How deep the view lies: home 1, everything that home opens 2. */
export function qrPaymentStep(snapshot: SnapshotFrom<typeof qrPaymentMachine>): number {
  return snapshot.matches('home') ? 1 : 2;
}

/** Pays by a scanned code, and shows codes to be paid by. */
export function QrPaymentFlow({ actor, receiver }: QrPaymentFlowProps) {
  const step = useSelector(actor, qrPaymentStep);
  const view = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <FlowFrame step={step} stepKey={view}>
      {view === 'home' && <QrHome actor={actor} receiver={receiver} />}
      {view === 'scanning' && <ScanCode actor={actor} />}
      {view === 'scanned' && <CodePaid actor={actor} />}
      {view === 'generating' && <GenerateCode actor={actor} receiver={receiver} />}
    </FlowFrame>
  );
}
