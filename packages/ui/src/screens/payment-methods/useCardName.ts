import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';

/** Returns a function that names a card by its nickname or brand. */
export function useCardName(): (card: SavedCard) => string {
  const t = useTranslations('paymentMethods');
  return ({ nickname, type }) => nickname || t(`brands.${type}`);
}
