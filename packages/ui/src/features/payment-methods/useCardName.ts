import { useTranslations } from '../../messages';
import type { SavedCard } from './paymentMethods';

export function useCardName(): (card: SavedCard) => string {
  const t = useTranslations('paymentMethods');
  return ({ nickname, type }) => nickname || t(`brands.${type}`);
}
