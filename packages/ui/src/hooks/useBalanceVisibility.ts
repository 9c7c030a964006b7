import { createContext, use } from 'react';

/** Whether balances are hidden. docs/rules.md BAL-12. */
export interface BalanceVisibility {
  isHidden: boolean;
  /** Called when the visibility button of a balance card is pressed; without it, there is no button. */
  onChange?: (isHidden: boolean) => void;
}

export const BalanceVisibilityContext = createContext<BalanceVisibility>({ isHidden: false });

export function useBalanceVisibility(): BalanceVisibility {
  return use(BalanceVisibilityContext);
}
