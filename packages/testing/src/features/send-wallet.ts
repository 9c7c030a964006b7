import { recipients } from '@rad-wallet/mocks/samples';
import { createSendToWalletPlan } from '@rad-wallet/ui/features/send-wallet/plan';
import { money } from '../money';

export const sendToWalletPlan: ReturnType<typeof createSendToWalletPlan> = createSendToWalletPlan({
  money,
  recipient: recipients[0].id,
});
