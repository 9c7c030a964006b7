import { erase, type OpenStorage } from '../data/storage';

/** The draft. docs/rules.md GIFT-3. */
export const DRAFT_KEY = 'giftData';

/** The attempt to send the draft, so that a retry reuses its idempotency key. docs/rules.md GIFT-17. */
export const ATTEMPT_KEY = 'giftAttempt';

/** The last sent gift, so that a reload keeps its receipt. docs/rules.md GIFT-12. */
export const SENT_KEY = 'giftSent';

/** Removes all records and returns whether they are gone. docs/rules.md SIGNOUT-7. */
export function forgetGift(open: OpenStorage): boolean {
  return [DRAFT_KEY, ATTEMPT_KEY, SENT_KEY].map((key) => erase(open, key)).every(Boolean);
}
