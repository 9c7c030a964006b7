import type { GiftContext, GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/features/gift';
import { GIFT_ATTEMPT_KEY, GIFT_DRAFT_KEY, SENT_GIFT_KEY } from '../../session/sessionRecords';
import { withStorage, type KeyValueStorage } from '../../platform/storage/storage';
import { parseGiftAttempt, parseGiftDraft } from './giftDraftSchema';

export interface StoredGift {
  draft: GiftDraft | null;
  sent: GiftDraft | null;
  /** The attempt to send the draft, if its outcome is still unknown; otherwise null. */
  attempt: GiftContext['attempt'];
  isDamaged: boolean;
}

/** Returns null if the storage is denied or full; the flow then works only in memory. */
const withSessionStorage = <T>(act: (storage: KeyValueStorage) => T): T | null =>
  withStorage(() => window.sessionStorage, act);

const read = (key: string) => withSessionStorage((storage) => storage.getItem(key));

const write = (key: string, gift: GiftDraft) =>
  withSessionStorage((storage) =>
    storage.setItem(key, JSON.stringify({ ...gift, wrapDesign: gift.wrapDesign ?? undefined })),
  );

const remove = (key: string) => withSessionStorage((storage) => storage.removeItem(key));

/** Reads the stored gift, with its wrap design replaced by the matching one in `designs`. */
export function readGift(designs: readonly GiftWrapDesign[]): StoredGift {
  const text = read(GIFT_DRAFT_KEY);
  const sentText = read(SENT_GIFT_KEY);
  const draft = text === null ? null : parseGiftDraft(text, designs);
  const sent = sentText === null ? null : parseGiftDraft(sentText, designs);
  const attemptText = draft && read(GIFT_ATTEMPT_KEY);
  const attempt = attemptText ? parseGiftAttempt(attemptText) : null;
  return { draft, sent, attempt, isDamaged: text !== null && draft === null };
}

export function saveDraft(draft: GiftDraft, attempted: GiftContext['attempt'] = null): void {
  write(GIFT_DRAFT_KEY, draft);
  if (attempted)
    withSessionStorage((storage) => storage.setItem(GIFT_ATTEMPT_KEY, JSON.stringify(attempted)));
  remove(SENT_GIFT_KEY);
}

export function saveSentGift(gift: GiftDraft): void {
  write(SENT_GIFT_KEY, gift);
  removeDraft();
}

export function removeDraft(): void {
  remove(GIFT_DRAFT_KEY);
  remove(GIFT_ATTEMPT_KEY);
}
