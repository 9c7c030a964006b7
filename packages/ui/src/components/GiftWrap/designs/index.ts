import type { GiftWrapArt } from '../art';
import { festiveCelebration } from './FestiveCelebration';
import { floralGarden } from './FloralGarden';
import { goldenElegance } from './GoldenElegance';
import { islamicCalligraphy } from './IslamicCalligraphy';
import { minimalistLuxury } from './MinimalistLuxury';
import { natureInspired } from './NatureInspired';

/** The wrapping papers that can be given, by id. */
export const giftWrapArts = {
  'golden-elegance': goldenElegance,
  'islamic-calligraphy': islamicCalligraphy,
  'floral-garden': floralGarden,
  'minimalist-luxury': minimalistLuxury,
  'festive-celebration': festiveCelebration,
  'nature-inspired': natureInspired,
} satisfies Record<string, GiftWrapArt>;

/** One of the six wrapping papers. */
export type GiftWrapId = keyof typeof giftWrapArts;

/** Whether a text from outside names one of the papers. */
export function isGiftWrapId(id: string): id is GiftWrapId {
  return Object.hasOwn(giftWrapArts, id);
}
