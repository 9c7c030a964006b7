/** The whole history, and what is looked for in it. docs/rules.md TXN-7, TXN-11 to TXN-14. */
export const transactionHistory = {
  title: 'Transactions',
  statement: 'Statement',
  portfolioValue: 'Total Portfolio Value',
  portfolioFailed: 'Your portfolio value could not be loaded',
  search: 'Search transactions',
  searchPlaceholder: 'Name or amount',
  kind: 'Kind of transaction',
  kinds: {
    all: 'All',
    in: 'Money in',
    out: 'Money out',
    conversions: 'Conversions',
    other: 'Other',
  },
  results: 'Results',
  count: '{count, number} found',
  found:
    '{count, plural, =0 {No transactions found} one {# transaction found} other {# transactions found}}',
  searchFailed: 'Your transactions could not be searched',
  noMatch: 'No transactions match',
  noMatchHint: 'Try another word or amount, or another kind.',
  clear: 'Clear search and filter',
  showMore: 'Show more',
  moreFailed: 'More transactions could not be loaded',
  showing: 'Showing {shown, number} of {total, number} transactions',
} as const;
