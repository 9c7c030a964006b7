/** Where the wallet's server is asked. A client puts its `baseUrl` in front. */
export const API_PATHS = {
  accounts: '/api/accounts',
  balances: '/api/balances',
  transactions: '/api/transactions',
  transfers: '/api/transfers',
} as const;
