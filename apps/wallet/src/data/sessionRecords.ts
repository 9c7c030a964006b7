import { removeItem, type OpenStorage } from '../data/storage';

/** docs/rules.md GIFT-3. */
export const DRAFT_KEY = 'giftData';

/** A retry reuses the idempotency key. docs/rules.md GIFT-17. */
export const ATTEMPT_KEY = 'giftAttempt';

/** The last sent gift is stored, because its receipt must survive a reload. docs/rules.md GIFT-12. */
export const SENT_KEY = 'giftSent';

/** Returns whether the data is gone. docs/rules.md SIGNOUT-7. */
export function forgetGift(open: OpenStorage): boolean {
  return [DRAFT_KEY, ATTEMPT_KEY, SENT_KEY].map((key) => removeItem(open, key)).every(Boolean);
}
