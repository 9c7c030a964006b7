import {
  InvestmentFlow,
  investmentMachine,
  investmentSteps,
  type FundPosition,
} from '@rad-wallet/ui/flows/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFunds } from '../content/funds';
import { useVisitValue, visitValue } from '../data/visit';
import { connected } from '../features/connected';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

/** The funds bought in this visit. docs/rules.md INVEST-11. */
const POSITIONS = visitValue<readonly FundPosition[]>([]);

export default function InvestmentPage() {
  const t = useTranslations('investment');
  const [boughtBefore, keepPositions] = useVisitValue(POSITIONS);
  const actor = useActorRef(investmentMachine.provide({ actors: connected.investment ?? {} }), {
    input: { positions: boughtBefore },
  });
  const positions = useSelector(actor, ({ context }) => context.positions);
  useEffect(() => keepPositions(positions), [positions, keepPositions]);
  useFlowHistory({ actor, steps: investmentSteps, leaveTo: '/' });

  return (
    <>
      <PageTitle page={t('title')} />
      <InvestmentFlow actor={actor} funds={useFunds()} />
    </>
  );
}
