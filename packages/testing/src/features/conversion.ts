import { accounts } from '@rad-wallet/mocks/samples';
import { createConversionPlan } from '@rad-wallet/ui/features/conversion/plan';
import { money } from '../money';

export const conversionPlan: ReturnType<typeof createConversionPlan> = createConversionPlan({
  accounts,
  currencies: ['SAR', 'BHD'],
  money,
});
