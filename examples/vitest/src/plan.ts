import { createSendMoneyPlan } from '@rad-wallet/ui/features/send-money/plan';
import { contacts } from './contacts';
import { money } from './money';

/** The test plan of `SendMoneyFlow` with this app's own data. */
export const sendMoneyPlan = createSendMoneyPlan({
  money,
  accounts: [{ id: 'cash', type: 'trustvault', balance: '42000' }],
  contacts,
});
