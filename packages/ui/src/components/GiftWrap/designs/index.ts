import type { GiftWrapArt } from '../art';
import { festiveCelebration } from './FestiveCelebration';
import { floralGarden } from './FloralGarden';
import { goldenElegance } from './GoldenElegance';
import type { GiftWrapId } from './ids';
import { islamicCalligraphy } from './IslamicCalligraphy';
import { minimalistLuxury } from './MinimalistLuxury';
import { natureInspired } from './NatureInspired';

export const giftWrapArts = {
  'golden-elegance': goldenElegance,
  'islamic-calligraphy': islamicCalligraphy,
  'floral-garden': floralGarden,
  'minimalist-luxury': minimalistLuxury,
  'festive-celebration': festiveCelebration,
  'nature-inspired': natureInspired,
} satisfies Record<GiftWrapId, GiftWrapArt>;
