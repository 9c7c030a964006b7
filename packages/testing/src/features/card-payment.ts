import { accounts } from '@rad-wallet/mocks/samples';
import { createCardPaymentPlan } from '@rad-wallet/ui/features/card-payment/plan';
import { money } from '../money';

export const cardPaymentPlan: ReturnType<typeof createCardPaymentPlan> = createCardPaymentPlan({
  accounts,
  money,
});
