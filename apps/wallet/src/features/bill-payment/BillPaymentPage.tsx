import { useAuthorize } from '#host/authorize';
import { useContent } from '#host/content';
import {
  BillPaymentFlow,
  billPaymentMachine,
  billPaymentSteps,
  billPaymentMessages,
} from '@rad-wallet/ui/features/bill-payment';
import { useMessages } from '@rad-wallet/ui/messages';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { billCategories } from './billCategories';
import { useSessionValue, defineSessionValue } from '../../session/sessionValues';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

/** IDs of bills paid in this session. docs/rules.md BILL-3. */
const PAID_BILLS = defineSessionValue<readonly string[]>([]);

export default function BillPaymentPage() {
  const t = useMessages(billPaymentMessages);
  const [paidBefore, keepPaid] = useSessionValue(PAID_BILLS);
  const actor = useResumableActor(
    billPaymentMachine.provide({ actors: useHostActors('billPayment') }),
    {
      input: { paidBills: paidBefore, money },
    },
  );
  const paidBills = useSelector(actor, ({ context }) => context.paidBills);
  useEffect(() => keepPaid(paidBills), [paidBills, keepPaid]);
  useFlowNavigation({ actor, steps: billPaymentSteps, leaveTo: href('funds') });

  return (
    <>
      <PageTitle page={t('title')} />
      <BillPaymentFlow
        actor={actor}
        authorize={useAuthorize()}
        categories={billCategories}
        bills={useContent('bills')}
      />
    </>
  );
}
