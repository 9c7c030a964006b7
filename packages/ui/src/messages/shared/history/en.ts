/** The list of latest transactions, used by several screens. */
export default {
  recentActivity: 'Recent Activity',
  viewAll: 'View all',
  failed: 'Your transactions could not be loaded',
  empty: 'No transactions yet',
  emptyHint: 'Your transactions will appear here',
} as const;
