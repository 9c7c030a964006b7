import { useFunds } from '#host/funds';
import {
  InvestmentFlow,
  investmentMachine,
  investmentSteps,
  type Fund,
  type FundPosition,
  investmentMessages,
} from '@rad-wallet/ui/features/investment';
import { useMessages } from '@rad-wallet/ui/messages';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSessionValue, defineSessionValue } from '../../session/sessionValues';
import { useHostActors } from '../../hosts/useHostActors';
import { ContentScreen } from '../../shell/ContentScreen';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

/** Funds bought in this session. docs/rules.md INVEST-11. */
const POSITIONS = defineSessionValue<readonly FundPosition[]>([]);

export default function InvestmentPage() {
  const t = useMessages(investmentMessages);
  return (
    <>
      <PageTitle page={t('title')} />
      <ContentScreen content={useFunds()} title={t('title')} backHref={href('home')}>
        {(funds) => <Investment funds={funds} />}
      </ContentScreen>
    </>
  );
}

function Investment({ funds }: { funds: readonly Fund[] }) {
  const [boughtBefore, keepPositions] = useSessionValue(POSITIONS);
  const actor = useResumableActor(
    investmentMachine.provide({ actors: useHostActors('investment') }),
    {
      input: { positions: boughtBefore, money },
    },
  );
  const positions = useSelector(actor, ({ context }) => context.positions);
  useEffect(() => keepPositions(positions), [positions, keepPositions]);
  useFlowNavigation({ actor, steps: investmentSteps, leaveTo: href('home') });

  return <InvestmentFlow actor={actor} funds={funds} />;
}
