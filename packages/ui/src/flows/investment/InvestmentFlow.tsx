import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';
import { BrowseFunds } from './BrowseFunds';
import type { Fund } from './fund';
import { Invested } from './Invested';
import type { investmentMachine } from './investmentMachine';
import { ViewFund } from './ViewFund';

export type InvestmentActor = ActorRefFrom<typeof investmentMachine>;

export interface InvestmentFlowProps {
  /** A running `investmentMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: InvestmentActor;
  funds: readonly Fund[];
}

/** List, fund, end: a purchase that is being processed still stands at the fund. */
export function investmentStep(snapshot: SnapshotFrom<typeof investmentMachine>): number {
  if (snapshot.matches('browsing')) return 1;
  return snapshot.matches('invested') ? 3 : 2;
}

/** Finds a fund and puts money into it. */
export function InvestmentFlow({ actor, funds }: InvestmentFlowProps) {
  const step = useSelector(actor, investmentStep);
  const fund = useSelector(actor, ({ context }) => context.fund);
  return (
    <FlowFrame step={step}>
      {step === 1 && <BrowseFunds actor={actor} funds={funds} />}
      {step === 2 && fund && <ViewFund actor={actor} fund={fund} />}
      {step === 3 && fund && <Invested actor={actor} fund={fund} />}
    </FlowFrame>
  );
}
