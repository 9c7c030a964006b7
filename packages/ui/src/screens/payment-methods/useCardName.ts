import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';

/** Returns a function that returns a card's nickname, or its brand if it has none. */
export function useCardName(): (card: SavedCard) => string {
  const t = useTranslations('paymentMethods');
  return ({ nickname, type }) => nickname || t(`brands.${type}`);
}
