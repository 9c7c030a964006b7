import type { GiftWrapArtwork } from '../artwork';
import { festiveCelebration } from './FestiveCelebration';
import { floralGarden } from './FloralGarden';
import { goldenElegance } from './GoldenElegance';
import type { GiftWrapId } from './ids';
import { islamicCalligraphy } from './IslamicCalligraphy';
import { minimalistLuxury } from './MinimalistLuxury';
import { natureInspired } from './NatureInspired';

export const giftWrapArtwork = {
  'golden-elegance': goldenElegance,
  'islamic-calligraphy': islamicCalligraphy,
  'floral-garden': floralGarden,
  'minimalist-luxury': minimalistLuxury,
  'festive-celebration': festiveCelebration,
  'nature-inspired': natureInspired,
} satisfies Record<GiftWrapId, GiftWrapArtwork>;
