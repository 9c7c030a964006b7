import { createContext, use } from 'react';
import { describeMissingProvider } from '../development/provider';
import type { Money } from '../format';

export const MoneyContext = createContext<Money | null>(null);

/** In development, throws outside a `WalletProvider`. */
export function useMoney(): Money {
  const money = use(MoneyContext);
  if (process.env.NODE_ENV !== 'production' && !money)
    throw new Error(describeMissingProvider('useMoney'));
  return money as Money;
}
