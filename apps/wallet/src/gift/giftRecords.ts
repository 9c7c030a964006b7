import { removeItem, type OpenStorage } from '../data/storage';

/** Storage key of the draft. docs/rules.md GIFT-3. */
export const DRAFT_KEY = 'giftData';

/** Storage key of the attempt to send the draft. A retry reuses its idempotency key. docs/rules.md GIFT-17. */
export const ATTEMPT_KEY = 'giftAttempt';

/** Storage key of the last sent gift, whose receipt must survive a reload. docs/rules.md GIFT-12. */
export const SENT_KEY = 'giftSent';

/** Removes all gift data and returns whether it is gone. docs/rules.md SIGNOUT-7. */
export function forgetGift(open: OpenStorage): boolean {
  return [DRAFT_KEY, ATTEMPT_KEY, SENT_KEY].map((key) => removeItem(open, key)).every(Boolean);
}
