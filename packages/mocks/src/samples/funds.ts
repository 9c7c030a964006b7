/** A fund of high risk. */
export const equityFund = {
  id: 'equity',
  name: 'Equity Fund',
  category: 'equity',
  risk: 'high',
  return1Y: '15.2',
  return3Y: '42.5',
  minInvestment: '1000',
  currentNAV: '125.5',
  shariahCompliant: true,
  description: 'Shares of sound companies.',
  holdings: ['Cement', 'Energy'],
} as const;

/** A fund of low risk. */
export const incomeFund = {
  ...equityFund,
  id: 'income',
  name: 'Income Fund',
  category: 'income',
  risk: 'low',
  return1Y: '8.5',
  return3Y: '25.8',
  minInvestment: '500',
  currentNAV: '105.25',
} as const;
