import type { SavedCard } from '@rad-wallet/ui/screens/payment-methods';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { savedCards } from '../content/paymentMethods';

/** Where the visit keeps the cards, also while their screen is away. docs/rules.md METHOD-1. */
const SAVED_CARDS = ['saved-cards'];

type Cards = readonly SavedCard[];

/** The saved cards, and how to put others in their place for the rest of the visit. */
export function useSavedCards(): [Cards, (cards: Cards) => void] {
  const queryClient = useQueryClient();
  // State besides the cache: a change shows at once, and focus can follow it.
  const [cards, setCards] = useState(
    () => queryClient.getQueryData<Cards>(SAVED_CARDS) ?? savedCards,
  );
  const keep = (changed: Cards) => {
    queryClient.setQueryData<Cards>(SAVED_CARDS, changed);
    setCards(changed);
  };
  return [cards, keep];
}
