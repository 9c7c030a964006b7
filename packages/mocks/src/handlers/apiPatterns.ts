import { API_PATHS } from '@rad-wallet/api';

/** The server's paths as patterns that match at any origin, under any base path. */
export const apiPatterns = {
  accounts: `*${API_PATHS.accounts}`,
  balances: `*${API_PATHS.balances}`,
  transactions: `*${API_PATHS.transactions}`,
  transfers: `*${API_PATHS.transfers}`,
} as const;
