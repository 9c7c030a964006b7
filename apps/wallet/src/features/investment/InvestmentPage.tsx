import {
  InvestmentFlow,
  investmentMachine,
  investmentSteps,
  type Fund,
  type FundPosition,
} from '@rad-wallet/ui/features/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useFunds } from './funds';
import { useVisitValue, defineVisitValue } from '../../session/sessionValues';
import { useConnected } from '../../hosts/useConnected';
import { LazyNothingYetScreen } from '../../shell/LazyNothingYetScreen';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

/** Funds bought in this visit. docs/rules.md INVEST-11. */
const POSITIONS = defineVisitValue<readonly FundPosition[]>([]);

export default function InvestmentPage() {
  const t = useTranslations('investment');
  const funds = useFunds();
  return (
    <>
      <PageTitle page={t('title')} />
      {funds.length === 0 ? (
        <LazyNothingYetScreen title={t('title')} backHref={href('home')} />
      ) : (
        <Investment funds={funds} />
      )}
    </>
  );
}

function Investment({ funds }: { funds: readonly Fund[] }) {
  const [boughtBefore, keepPositions] = useVisitValue(POSITIONS);
  const actor = useActorRef(investmentMachine.provide({ actors: useConnected('investment') }), {
    input: { positions: boughtBefore },
  });
  const positions = useSelector(actor, ({ context }) => context.positions);
  useEffect(() => keepPositions(positions), [positions, keepPositions]);
  useFlowHistory({ actor, steps: investmentSteps, leaveTo: href('home') });

  return <InvestmentFlow actor={actor} funds={funds} />;
}
