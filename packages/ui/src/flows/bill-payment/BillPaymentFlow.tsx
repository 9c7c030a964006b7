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
  /** A running `billPaymentMachine`. The page handles the `left` and `toast` events that it emits. */
  actor: BillPaymentActor;
  /** Bill categories with their providers. */
  categories: ReadonlyArray<BillCategory>;
  /** The recent bills. */
  bills: Loadable<readonly Bill[]>;
  /** The app's own views, by step; each receives the actor. @default none */
  steps?: FlowSteps<BillPaymentStep, BillPaymentActor>;
}

/** Pays a bill in three steps: category, details, success. */
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
