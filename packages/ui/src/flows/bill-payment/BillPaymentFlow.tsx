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
  /** A running `billPaymentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: BillPaymentActor;
  /** Bill categories with their providers. */
  categories: ReadonlyArray<BillCategory>;
  /** Recent bills, shown on the first step. */
  bills: Loadable<readonly Bill[]>;
  /**
   * Custom views that replace the default views, by step; each receives the actor. @default none
   */
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
