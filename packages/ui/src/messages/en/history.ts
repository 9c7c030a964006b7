/** The history, and its latest lines on other screens. */
export const history = {
  title: 'Transactions',
  portfolioValue: 'Total Portfolio Value',
  portfolioFailed: 'Your portfolio value could not be loaded',
  recentActivity: 'Recent Activity',
  viewAll: 'View all',
  failed: 'Your transactions could not be loaded',
  empty: 'No transactions yet',
  emptyHint: 'Your transactions will appear here',
} as const;
