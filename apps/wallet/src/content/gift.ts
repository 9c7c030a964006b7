import type { GiftWrapDesign } from '@rad-wallet/ui/flows/gift';

/** The wrapping papers, in their order; their words are the catalogue's `giftWraps`. docs/rules.md GIFT-8. */
export const giftWrapIds = [
  'golden-elegance',
  'islamic-calligraphy',
  'floral-garden',
  'minimalist-luxury',
  'festive-celebration',
  'nature-inspired',
] as const satisfies readonly GiftWrapDesign['id'][];
