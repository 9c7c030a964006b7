export { BalanceBar, type BalanceBarProps } from './BalanceBar';
export { BALANCE_PARTS, type BalancePart, type Valuation } from './getBalanceShares';
