import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { BillPaid } from './BillPaid';
import type { billPaymentMachine } from './billPaymentMachine';
import type { Bill, BillCategory } from './bills';
import { ChooseCategory } from './ChooseCategory';
import { EnterDetails } from './EnterDetails';

export type BillPaymentActor = ActorRefFrom<typeof billPaymentMachine>;

export interface BillPaymentFlowProps {
  /** A running `billPaymentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
  /** The bills that came in lately. */
  bills: readonly Bill[];
}

/** The three steps, from 1. */
export function billPaymentStep(snapshot: SnapshotFrom<typeof billPaymentMachine>): number {
  if (snapshot.matches('choosingCategory')) return 1;
  return snapshot.matches('paid') || snapshot.matches('left') ? 3 : 2;
}

/** Pays a bill in three steps: what kind, whose and how much, done. */
export function BillPaymentFlow({ actor, categories, bills }: BillPaymentFlowProps) {
  const step = useSelector(actor, billPaymentStep);
  return (
    <FlowFrame step={step}>
      {step === 1 && <ChooseCategory actor={actor} categories={categories} bills={bills} />}
      {step === 2 && <EnterDetails actor={actor} categories={categories} />}
      {step === 3 && <BillPaid actor={actor} />}
    </FlowFrame>
  );
}
