import { bankAccounts, createSavedCards } from '@rad-wallet/mocks/samples';
import type { SavedCard } from '@rad-wallet/ui/screens/payment-methods';
import { useVisitValue, visitValue } from '../data/visit';
import { personal } from './personal';

const useInitialCards = personal(
  'savedCards',
  import.meta.env.VITE_API_URL ? [] : createSavedCards,
);

/** Null until the person changes the cards. docs/rules.md METHOD-1. */
const CHANGED_CARDS = visitValue<readonly SavedCard[] | null>(null);

/** Returns the saved cards and a setter; changes last for the visit. */
export function useSavedCards(): [readonly SavedCard[], (cards: readonly SavedCard[]) => void] {
  const [changed, change] = useVisitValue(CHANGED_CARDS);
  const first = useInitialCards();
  return [changed ?? first, change];
}

export const useBankAccounts = personal(
  'bankAccounts',
  import.meta.env.VITE_API_URL ? [] : bankAccounts,
);
