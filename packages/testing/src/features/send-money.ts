import { accounts, contacts } from '@rad-wallet/mocks/samples';
import { createSendMoneyPlan } from '@rad-wallet/ui/features/send-money/plan';
import { money } from '../money';

export const sendMoneyPlan: ReturnType<typeof createSendMoneyPlan> = createSendMoneyPlan({
  accounts,
  contacts,
  money,
});
