import { createCardLimitsPlan } from '@rad-wallet/ui/features/cards/plan';
import { money } from '../money';

export { cardFreezePlan, cardOrderPlan, cardNumberPlan } from '@rad-wallet/ui/features/cards/plan';

export const cardLimitsPlan: ReturnType<typeof createCardLimitsPlan> = createCardLimitsPlan({
  money,
});
