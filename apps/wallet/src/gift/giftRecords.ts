import { erase, type OpenStorage } from '../data/storage';

/** The draft between the steps. docs/rules.md GIFT-3. */
export const DRAFT = 'giftData';

/** The gift sent last, so that its receipt outlasts a reload. docs/rules.md GIFT-12. */
export const SENT = 'giftSent';

/** Removes both; answers whether they are gone. docs/rules.md SIGNOUT-7. */
export function forgetGift(open: OpenStorage): boolean {
  return [DRAFT, SENT].map((key) => erase(open, key)).every(Boolean);
}
