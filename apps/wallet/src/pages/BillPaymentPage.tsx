import {
  BillPaymentFlow,
  billPaymentMachine,
  billPaymentSteps,
} from '@rad-wallet/ui/flows/bill-payment';
import { createBills } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef } from '@xstate/react';
import { billCategories } from '../content/bills';
import { personal } from '../personal/personal';
import { PageTitle } from '../shell/PageTitle';
import { useFlowHistory } from '../shell/useFlowHistory';

/** docs/rules.md BILL-3 */
const useBills = personal('bills', import.meta.env.VITE_API_URL ? [] : createBills);

export default function BillPaymentPage() {
  const t = useTranslations('billPayment');
  const actor = useActorRef(billPaymentMachine);
  useFlowHistory({ actor, steps: billPaymentSteps, leaveTo: '/funds' });

  return (
    <>
      <PageTitle page={t('title')} />
      <BillPaymentFlow
        actor={actor}
        categories={billCategories}
        bills={{ status: 'ready', value: useBills() }}
      />
    </>
  );
}
