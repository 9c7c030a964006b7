import { createBankTransferPlan } from '@rad-wallet/ui/features/bank-transfer/plan';
import { money } from '../money';

export const bankTransferPlan: ReturnType<typeof createBankTransferPlan> = createBankTransferPlan({
  money,
});
