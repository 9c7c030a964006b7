export const GIFT_WRAP_IDS = [
  'golden-elegance',
  'islamic-calligraphy',
  'floral-garden',
  'minimalist-luxury',
  'festive-celebration',
  'nature-inspired',
] as const;

export type GiftWrapId = (typeof GIFT_WRAP_IDS)[number];

/** Whether an untrusted text is the id of a wrapping paper. */
export function isGiftWrapId(id: string): id is GiftWrapId {
  return GIFT_WRAP_IDS.some((known) => known === id);
}
