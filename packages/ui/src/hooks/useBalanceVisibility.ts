import { createContext, use } from 'react';

/** Whether balances are hidden, and how to change it. docs/rules.md BAL-12. */
export interface BalanceVisibility {
  isHidden: boolean;
  /** Called by the visibility button of a balance card; without it, there is no button. */
  onChange?: (isHidden: boolean) => void;
}

export const BalanceVisibilityContext = createContext<BalanceVisibility>({ isHidden: false });

/** Returns the provider's `hasHiddenBalances` and `onHiddenBalancesChange`. */
export function useBalanceVisibility(): BalanceVisibility {
  return use(BalanceVisibilityContext);
}
