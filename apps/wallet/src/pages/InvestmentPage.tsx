import {
  InvestmentFlow,
  investmentMachine,
  investmentSteps,
} from '@rad-wallet/ui/flows/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { useFunds } from '../content/funds';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function InvestmentPage() {
  const t = useTranslations('investment');
  const actor = useActorRef(investmentMachine);
  useFlowHistory({ actor, steps: investmentSteps, leaveTo: '/' });

  return (
    <>
      <PageTitle page={t('title')} />
      <InvestmentFlow actor={actor} funds={useFunds()} />
    </>
  );
}
