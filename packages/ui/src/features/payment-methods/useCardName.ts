import { useMessages } from '../../messages';
import { paymentMethodsMessages } from './messages';
import type { SavedCard } from './paymentMethods';

export function useCardName(): (card: SavedCard) => string {
  const t = useMessages(paymentMethodsMessages);
  return ({ nickname, type }) => nickname || t(`brands.${type}`);
}
