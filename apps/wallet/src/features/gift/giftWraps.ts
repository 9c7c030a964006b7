import type { GiftWrapDesign } from '@rad-wallet/ui/features/gift';
import { useMessages } from '@rad-wallet/ui/messages';
import { giftWrapsMessages } from '@rad-wallet/ui/features/gift';

/** In display order. docs/rules.md GIFT-8. */
export const giftWrapIds = [
  'golden-elegance',
  'islamic-calligraphy',
  'floral-garden',
  'minimalist-luxury',
  'festive-celebration',
  'nature-inspired',
] as const satisfies readonly GiftWrapDesign['id'][];

export function useGiftWraps(): readonly GiftWrapDesign[] {
  const t = useMessages(giftWrapsMessages);
  return giftWrapIds.map((id) => ({
    id,
    name: t(`${id}.name`),
    color: t(`${id}.color`),
    pattern: t(`${id}.pattern`),
    preview: t(`${id}.preview`),
    occasion: t(`${id}.occasion`),
  }));
}
