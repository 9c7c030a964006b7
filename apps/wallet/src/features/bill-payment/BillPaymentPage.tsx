import {
  BillPaymentFlow,
  billPaymentMachine,
  billPaymentSteps,
} from '@rad-wallet/ui/features/bill-payment';
import { createBills } from '@rad-wallet/mocks/samples';
import { useTranslations } from '@rad-wallet/ui/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { billCategories } from './billCategories';
import { useVisitValue, defineVisitValue } from '../../session/sessionValues';
import { createContentHook } from '../../hosts/createContentHook';
import { useConnected } from '../../hosts/useConnected';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

/** Recent bills; none with a real API unless the host provides them: docs/rules.md BILL-3. */
const useBills = createContentHook('bills', import.meta.env.VITE_API_URL ? [] : createBills);

/** Ids of bills paid in this visit. docs/rules.md BILL-3. */
const PAID_BILLS = defineVisitValue<readonly string[]>([]);

export default function BillPaymentPage() {
  const t = useTranslations('billPayment');
  const [paidBefore, keepPaid] = useVisitValue(PAID_BILLS);
  const actor = useActorRef(billPaymentMachine.provide({ actors: useConnected('billPayment') }), {
    input: { paidBills: paidBefore },
  });
  const paidBills = useSelector(actor, ({ context }) => context.paidBills);
  useEffect(() => keepPaid(paidBills), [paidBills, keepPaid]);
  useFlowHistory({ actor, steps: billPaymentSteps, leaveTo: href('funds') });

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
