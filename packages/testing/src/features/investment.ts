import { equityFund, incomeFund } from '@rad-wallet/mocks/samples';
import { createInvestmentPlan } from '@rad-wallet/ui/features/investment/plan';

export const investmentPlan: ReturnType<typeof createInvestmentPlan> = createInvestmentPlan({
  lowRiskFund: incomeFund,
  otherFund: equityFund,
});
