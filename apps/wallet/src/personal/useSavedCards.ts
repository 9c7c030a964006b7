import type { SavedCard } from '@rad-wallet/ui/screens/payment-methods';
import { useVisitValue, visitValue } from '../data/visit';
import { useFirstCards } from './paymentMethods';

type Cards = readonly SavedCard[];

/** Null until the person has changed them. docs/rules.md METHOD-1. */
const CHANGED = visitValue<Cards | null>(null);

/** The saved cards, and how to put others in their place for the rest of the visit. */
export function useSavedCards(): [Cards, (cards: Cards) => void] {
  const [changed, change] = useVisitValue(CHANGED);
  const first = useFirstCards();
  return [changed ?? first, change];
}
