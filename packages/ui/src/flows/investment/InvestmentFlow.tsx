import { useSelector } from '@xstate/react';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { BrowseFunds } from './BrowseFunds';
import type { Fund } from './fund';
import { Invested } from './Invested';
import { investmentSteps, type InvestmentActor, type InvestmentStep } from './investmentMachine';
import { ViewFund } from './ViewFund';

export interface InvestmentFlowProps {
  /** A running `investmentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: InvestmentActor;
  /** What can be bought. */
  funds: readonly Fund[];
  /** Steps that the app draws itself; each gets the actor. @default none */
  steps?: FlowSteps<InvestmentStep, InvestmentActor>;
}

/** Finds a fund and puts money into it. */
export function InvestmentFlow({ actor, funds, steps }: InvestmentFlowProps) {
  const chosen = useSelector(actor, ({ context }) => context.fund);
  // As it is described now, in the present language, and not as it was when it was chosen.
  const fund = funds.find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <FlowView
      actor={actor}
      steps={investmentSteps}
      replacements={steps}
      views={{
        browsing: () => <BrowseFunds actor={actor} funds={funds} />,
        viewing: () => fund && <ViewFund actor={actor} fund={fund} />,
        invested: () => fund && <Invested actor={actor} fund={fund} />,
      }}
    />
  );
}
