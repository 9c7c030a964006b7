/** API paths, relative to the client's `baseUrl`. */
export const API_PATHS = {
  accounts: '/api/accounts',
  balances: '/api/balances',
  transactions: '/api/transactions',
  transfers: '/api/transfers',
  conversions: '/api/conversions',
  events: '/api/events',
} as const;
