import { API_PATHS } from '@rad-wallet/api';

export const apiPatterns = {
  accounts: `*${API_PATHS.accounts}`,
  balances: `*${API_PATHS.balances}`,
  transactions: `*${API_PATHS.transactions}`,
  transfers: `*${API_PATHS.transfers}`,
  conversions: `*${API_PATHS.conversions}`,
  events: `*${API_PATHS.events}`,
} as const;
