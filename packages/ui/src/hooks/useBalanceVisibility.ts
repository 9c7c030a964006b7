import { createContext, use } from 'react';

/** Whether balances are shown. docs/rules.md BAL-12. */
export interface BalanceVisibility {
  isHidden: boolean;
  /** Called by the button of a balance card, which is shown only if this is given. */
  onChange?: (isHidden: boolean) => void;
}

export const BalanceVisibilityContext = createContext<BalanceVisibility>({ isHidden: false });

/** Returns the provider's `hasHiddenBalances`, and how to change it. */
export function useBalanceVisibility(): BalanceVisibility {
  return use(BalanceVisibilityContext);
}
