import type { GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/features/gift';
import { GIFT_DRAFT_KEY, SENT_GIFT_KEY } from '../../session/sessionRecords';
import { withStorage, type KeyValueStorage } from '../../platform/storage/storage';
import { parseGiftDraft } from './giftDraftSchema';

export interface StoredGift {
  draft: GiftDraft | null;
  sent: GiftDraft | null;
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
  return { draft, sent, isDamaged: text !== null && draft === null };
}

export function saveDraft(draft: GiftDraft): void {
  write(GIFT_DRAFT_KEY, draft);
  remove(SENT_GIFT_KEY);
}

export function saveSentGift(gift: GiftDraft): void {
  write(SENT_GIFT_KEY, gift);
  removeDraft();
}

export const removeDraft = (): void => void remove(GIFT_DRAFT_KEY);
