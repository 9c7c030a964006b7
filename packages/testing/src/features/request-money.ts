import { contacts, profile } from '@rad-wallet/mocks/samples';
import { createRequestMoneyPlan } from '@rad-wallet/ui/features/request-money/plan';
import { money } from '../money';

export const requestMoneyPlan: ReturnType<typeof createRequestMoneyPlan> = createRequestMoneyPlan({
  contacts,
  money,
  payee: profile.phone,
});
