import { contacts, giftReceipt } from '@rad-wallet/mocks/samples';
import { createGiftPlan } from '@rad-wallet/ui/features/gift/plan';
import { money } from '../money';

export const giftPlan: ReturnType<typeof createGiftPlan> = createGiftPlan({
  contacts,
  currency: 'GOLD',
  money,
  receipt: giftReceipt,
});
