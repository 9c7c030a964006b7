import { InvestmentFlow, investmentMachine, investmentStep } from '@rad-wallet/ui/flows/investment';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { funds } from '../content/funds';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function InvestmentPage() {
  const t = useTranslations('investment');
  const actor = useActorRef(investmentMachine);
  const step = useSelector(actor, investmentStep);
  const leave = useFlowHistory({ actor, step, isOver: false, leaveTo: '/' });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <InvestmentFlow actor={actor} funds={funds} />
    </>
  );
}
