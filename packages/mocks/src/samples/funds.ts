/** Descriptions and names of holdings are in the `marketplace` messages. */
export const fundEntries = [
  {
    id: 'f1',
    name: 'Islamic Equity Fund',
    category: 'equity',
    risk: 'high',
    return1Y: '15.2',
    return3Y: '42.5',
    minInvestment: '1000',
    currentNAV: '125.5',
    shariahCompliant: true,
    holdings: ['cement', 'oilAndGas', 'islamicBanking', 'fertiliser', 'technology'],
  },
  {
    id: 'f2',
    name: 'Islamic Income Fund',
    category: 'income',
    risk: 'low',
    return1Y: '8.5',
    return3Y: '25.8',
    minInvestment: '500',
    currentNAV: '105.25',
    shariahCompliant: true,
    holdings: ['governmentIjarahSukuk', 'islamicBankDeposits', 'corporateSukuk'],
  },
  {
    id: 'f3',
    name: 'Islamic Balanced Fund',
    category: 'balanced',
    risk: 'medium',
    return1Y: '12.8',
    return3Y: '38.2',
    minInvestment: '500',
    currentNAV: '115.75',
    shariahCompliant: true,
    holdings: ['governmentIjarahSukuk', 'islamicBanking', 'power', 'corporateSukuk'],
  },
  {
    id: 'f4',
    name: 'Islamic Growth Fund',
    category: 'equity',
    risk: 'high',
    return1Y: '18.5',
    return3Y: '52.3',
    minInvestment: '1000',
    currentNAV: '142.3',
    shariahCompliant: true,
    holdings: ['technology', 'pharmaceuticals', 'consumerGoods', 'engineering'],
  },
] as const;

const [equity, income] = fundEntries;

export const equityFund = {
  ...equity,
  description: 'Shares of sound companies.',
  holdings: ['Cement', 'Energy'],
} as const;

export const incomeFund = {
  ...income,
  description: 'Sukuk and deposits.',
  holdings: ['Sukuk', 'Islamic bank deposits'],
} as const;
