/** The balance panel and the breakdown of a balance. */
export default {
  total: 'Total Balance',
  cash: 'Cash',
  gold: 'Gold',
  silver: 'Silver',
  share: '{share}% of the total',
  hide: 'Hide balances',
  show: 'Show balances',
  nowHidden: 'Balances hidden',
  nowShown: 'Balances shown',
  insights: 'Insights',
  verified: 'Verified on Solana',
} as const;
