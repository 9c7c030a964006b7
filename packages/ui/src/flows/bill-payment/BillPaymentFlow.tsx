import type { Loadable } from '../../types';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { BillPaid } from './BillPaid';
import {
  billPaymentSteps,
  type BillPaymentActor,
  type BillPaymentStep,
} from './billPaymentMachine';
import type { Bill, BillCategory } from './bills';
import { ChooseCategory } from './ChooseCategory';
import { EnterDetails } from './EnterDetails';

export interface BillPaymentFlowProps {
  /** A running `billPaymentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: BillPaymentActor;
  /** The kinds of bill, with who sends them. */
  categories: readonly BillCategory[];
  /** The bills that came in lately. */
  bills: Loadable<readonly Bill[]>;
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<BillPaymentStep, BillPaymentActor>;
}

/** Pays a bill in three steps: what kind, whose and how much, done. */
export function BillPaymentFlow({ actor, categories, bills, steps }: BillPaymentFlowProps) {
  return (
    <FlowView
      actor={actor}
      steps={billPaymentSteps}
      replacements={steps}
      views={{
        choosingCategory: () => (
          <ChooseCategory actor={actor} categories={categories} bills={bills} />
        ),
        enteringDetails: () => <EnterDetails actor={actor} categories={categories} />,
        paid: () => <BillPaid actor={actor} />,
      }}
    />
  );
}
