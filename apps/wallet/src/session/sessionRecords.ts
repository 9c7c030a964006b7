import { removeItem, type OpenStorage } from '../platform/storage/storage';

// The keys of what a person enters, in session storage. In one module, because a new page removes them before it loads
// the modules that read them.

/** docs/rules.md GIFT-3. */
export const GIFT_DRAFT_KEY = 'giftData';

/** A retry reuses the idempotency key. docs/rules.md GIFT-17. */
export const GIFT_ATTEMPT_KEY = 'giftAttempt';

/** The last sent gift is stored, because its receipt must survive a reload. docs/rules.md GIFT-12. */
export const SENT_GIFT_KEY = 'giftSent';

/** docs/rules.md KYC-15. */
export const KYC_ANSWERS_KEY = 'kycAnswers';

const RECORD_KEYS = [GIFT_DRAFT_KEY, GIFT_ATTEMPT_KEY, SENT_GIFT_KEY, KYC_ANSWERS_KEY];

/** Returns whether the data is gone. docs/rules.md SIGNOUT-7. */
export const removeSessionRecords = (open: OpenStorage): boolean =>
  RECORD_KEYS.map((key) => removeItem(open, key)).every(Boolean);
