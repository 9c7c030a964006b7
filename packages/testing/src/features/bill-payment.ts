import { createBills } from '@rad-wallet/mocks/samples';
import { createBillPaymentPlan } from '@rad-wallet/ui/features/bill-payment/plan';

const [, overdueBill] = createBills(new Date('2026-11-21T10:00:00.000Z'));

export const billPaymentPlan: ReturnType<typeof createBillPaymentPlan> = createBillPaymentPlan({
  bill: overdueBill,
  category: { id: 'electricity', providers: ['K-Electric'] },
});
