import { removeItem, type OpenStorage } from '../platform/storage/storage';

// Session storage keys of user input. In a separate module, because a new page removes them before it loads the modules
// that read them.

/** The unsent gift. docs/rules.md GIFT-3. */
export const GIFT_DRAFT_KEY = 'giftData';

/** The last sent gift is stored, because its receipt must survive a reload. docs/rules.md GIFT-12. */
export const SENT_GIFT_KEY = 'giftSent';

/** Text answers of an unsubmitted verification. docs/rules.md KYC-15. */
export const KYC_ANSWERS_KEY = 'kycAnswers';

const RECORD_KEYS = [GIFT_DRAFT_KEY, SENT_GIFT_KEY, KYC_ANSWERS_KEY];

/** Returns whether the data was removed. docs/rules.md SIGNOUT-7. */
export const removeSessionRecords = (open: OpenStorage): boolean =>
  RECORD_KEYS.map((key) => removeItem(open, key)).every(Boolean);
