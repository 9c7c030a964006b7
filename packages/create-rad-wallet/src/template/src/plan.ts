import { createSendMoneyPlan } from '@rad-wallet/ui/features/send-money/plan';
import { contacts } from './contacts';
import { BALANCE } from './mocks/handlers';
import { money } from './money';

export const AMOUNT = '120';

/** All paths through the flow with this wallet's money, for tests and stories. */
export const sendMoneyPlan = createSendMoneyPlan({
  money,
  accounts: [{ id: 'cash', type: 'trustvault', balance: BALANCE }],
  contacts,
  amount: AMOUNT,
});
