export { InvestmentFlow, investmentStep, type InvestmentFlowProps } from './InvestmentFlow';
export { bestReturn, RISK_LEVELS, unitsFor, type Fund, type RiskLevel } from './fund';
export {
  investmentMachine,
  type InvestmentContext,
  type InvestmentEvent,
  type RiskFilter,
} from './investmentMachine';
