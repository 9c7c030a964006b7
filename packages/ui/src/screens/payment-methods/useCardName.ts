import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';

/** Gives what a card is called: its nickname, or its brand. */
export function useCardName(): (card: SavedCard) => string {
  const t = useTranslations('paymentMethods');
  return ({ nickname, type }) => nickname || t(`brands.${type}`);
}
