/** The wrapping papers that can be given. */
export const GIFT_WRAP_IDS = [
  'golden-elegance',
  'islamic-calligraphy',
  'floral-garden',
  'minimalist-luxury',
  'festive-celebration',
  'nature-inspired',
] as const;

/** One of the six wrapping papers. */
export type GiftWrapId = (typeof GIFT_WRAP_IDS)[number];

/** Whether a text from outside names one of the papers. */
export function isGiftWrapId(id: string): id is GiftWrapId {
  return GIFT_WRAP_IDS.some((known) => known === id);
}
