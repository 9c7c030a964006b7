import { erase, type OpenStorage } from '../data/storage';

/** The draft between the steps. docs/rules.md GIFT-3. */
export const DRAFT = 'giftData';

/** The attempt at sending it, so that the same gift goes under the same key. docs/rules.md GIFT-17. */
export const ATTEMPT = 'giftAttempt';

/** The gift sent last, so that its receipt outlasts a reload. docs/rules.md GIFT-12. */
export const SENT = 'giftSent';

/** Removes all of them; answers whether they are gone. docs/rules.md SIGNOUT-7. */
export function forgetGift(open: OpenStorage): boolean {
  return [DRAFT, ATTEMPT, SENT].map((key) => erase(open, key)).every(Boolean);
}
