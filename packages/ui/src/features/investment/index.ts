export {
  findBestReturn,
  RISK_LEVELS,
  calculateUnits,
  type Fund,
  type FundPosition,
  type RiskLevel,
} from './fund';
export { InvestmentFlow, type InvestmentFlowProps } from './InvestmentFlow';
export {
  investmentSteps,
  investmentMachine,
  type InvestInput,
  type InvestmentActor,
  type InvestmentContext,
  type InvestmentInput,
  type InvestmentEvent,
  type InvestmentSnapshot,
  type InvestmentStep,
  type Purchase,
  type RiskFilter,
} from './investmentMachine';
export { investmentMessages } from './messages';
export { marketplaceMessages } from './marketplace/messages';
