import {
  BillPaymentFlow,
  billPaymentMachine,
  billPaymentStep,
} from '@rad-wallet/ui/flows/bill-payment';
import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { billCategories, recentBills } from '../content/bills';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

export default function BillPaymentPage() {
  const t = useTranslations('billPayment');
  const actor = useActorRef(billPaymentMachine);
  const leave = useFlowHistory({
    actor,
    step: useSelector(actor, billPaymentStep),
    // Back from the last step leads to the first: docs/rules.md BILL-9.
    isOver: false,
    leaveTo: '/funds',
  });
  useFlowEvents(actor, leave);

  return (
    <>
      <PageTitle page={t('title')} />
      <BillPaymentFlow actor={actor} categories={billCategories} bills={recentBills} />
    </>
  );
}
