import { useSelector } from '@xstate/react';
import { getLoadedItems } from '../../components/LoadableList/loadableItems';
import type { LoadableItems } from '../../types';
import { FlowView, type FlowSteps } from '../shared/FlowView';
import { BrowseFunds } from './BrowseFunds';
import type { Fund } from './fund';
import { InvestmentSuccess } from './InvestmentSuccess';
import { investmentSteps, type InvestmentActor, type InvestmentStep } from './investmentMachine';
import { ViewFund } from './ViewFund';

export interface InvestmentFlowProps {
  /** A running `investmentMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: InvestmentActor;
  /** The funds on offer. */
  funds: LoadableItems<Fund>;
  /**
   * Custom views that replace the default views, by step; each receives the actor. @default none
   */
  steps?: FlowSteps<InvestmentStep, InvestmentActor>;
}

/** Lets the user browse funds and invest in one. */
export function InvestmentFlow({ actor, funds, steps }: InvestmentFlowProps) {
  const chosen = useSelector(actor, ({ context }) => context.fund);
  // Take the description from `funds`, which is in the current language.
  const fund = getLoadedItems(funds).find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <FlowView
      actor={actor}
      steps={investmentSteps}
      replacements={steps}
      views={{
        browsing: () => <BrowseFunds actor={actor} funds={funds} />,
        viewing: () => fund && <ViewFund actor={actor} fund={fund} />,
        invested: () => fund && <InvestmentSuccess actor={actor} fund={fund} />,
      }}
    />
  );
}
