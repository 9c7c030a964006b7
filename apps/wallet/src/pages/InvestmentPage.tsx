import {
  INVESTMENT_STEPS,
  InvestmentFlow,
  investmentMachine,
  investmentStep,
} from '@rad-wallet/ui/flows/investment';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useFunds } from '../content/useFunds';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function InvestmentPage() {
  const t = useTranslations('investment');
  const actor = useActorRef(investmentMachine);
  const step = useSelector(actor, investmentStep);
  useFlowHistory({ actor, depth: INVESTMENT_STEPS.indexOf(step) + 1, leaveTo: '/' });

  return (
    <>
      <PageTitle page={t('title')} />
      <InvestmentFlow actor={actor} funds={useFunds()} />
    </>
  );
}
