/** The list of latest transactions, on any screen that shows one. */
export default {
  recentActivity: 'Recent Activity',
  viewAll: 'View all',
  failed: 'Your transactions could not be loaded',
  empty: 'No transactions yet',
  emptyHint: 'Your transactions will appear here',
} as const;
