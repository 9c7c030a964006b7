import { createBankTransferPlan } from '@rad-wallet/ui/features/bank-transfer/plan';
import { money } from '../money';

export const bankTransferPlan: ReturnType<typeof createBankTransferPlan> = createBankTransferPlan({
  money,
  countries: [
    { code: 'PK', hasIban: true, banks: ['HBL'] },
    { code: 'US', banks: ['Chase'] },
  ],
  accountNumber: 'PK36SCBL0000001123456702',
});
