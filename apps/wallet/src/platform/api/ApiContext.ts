import type { ApiClient } from '@rad-wallet/api';
import { createContext, use } from 'react';

export const ApiContext = createContext<ApiClient | null>(null);

/** Throws outside an `ApiContext`. */
export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (!client) throw new Error('useApi needs an ApiContext above it.');
  return client;
}
