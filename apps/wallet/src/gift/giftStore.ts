import type { GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/flows/gift';
import { attempt as attemptIn, type KeyValueStorage } from '../data/storage';
import { parseGiftDraft } from './giftDraftSchema';
import { DRAFT, SENT } from './giftRecords';

/** What a visit finds. */
export interface StoredGift {
  draft: GiftDraft | null;
  sent: GiftDraft | null;
  /** There was a draft, and it could not be read. */
  isDamaged: boolean;
}

/** Storage that is denied or full leaves the flow what it has in memory. */
const attempt = <T>(act: (storage: KeyValueStorage) => T): T | null =>
  attemptIn(() => window.sessionStorage, act);

const read = (key: string) => attempt((storage) => storage.getItem(key));

const write = (key: string, gift: GiftDraft) =>
  attempt((storage) =>
    storage.setItem(key, JSON.stringify({ ...gift, wrapDesign: gift.wrapDesign ?? undefined })),
  );

const remove = (key: string) => attempt((storage) => storage.removeItem(key));

/** What is stored, its paper described as it is in `designs`. */
export function readGift(designs: readonly GiftWrapDesign[]): StoredGift {
  const text = read(DRAFT);
  const sentText = read(SENT);
  const draft = text === null ? null : parseGiftDraft(text, designs);
  const sent = sentText === null ? null : parseGiftDraft(sentText, designs);
  return { draft, sent, isDamaged: text !== null && draft === null };
}

/** A gift is being prepared: the receipt of the one before is over. */
export function keepDraft(draft: GiftDraft): void {
  write(DRAFT, draft);
  remove(SENT);
}

/** The gift is sent: its draft is done. */
export function keepSent(gift: GiftDraft): void {
  write(SENT, gift);
  remove(DRAFT);
}

export function dropDraft(): void {
  remove(DRAFT);
}
