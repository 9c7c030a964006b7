import type { WalletCard } from '@rad-wallet/ui/screens/cards';
import { cardsAt } from '../demo/samples/cards';
import { personal } from './personal';
import { usePresentName } from './profile';

const useFirstCards = personal('cards', import.meta.env.VITE_API_URL ? [] : cardsAt);

/** The account holder's debit cards; those in their name bear the one that they have now. docs/rules.md CARDS-1. */
export function useCards(): readonly WalletCard[] {
  const presentName = usePresentName();
  return useFirstCards().map((card) => ({
    ...card,
    cardholderName: presentName(card.cardholderName),
  }));
}
