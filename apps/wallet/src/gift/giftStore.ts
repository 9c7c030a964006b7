import type { GiftDraft, GiftWrapDesign } from '@rad-wallet/ui/flows/gift';
import type { Attempt } from '@rad-wallet/ui/requests';
import { attempt as attemptIn, type KeyValueStorage } from '../data/storage';
import { parseGiftAttempt, parseGiftDraft } from './giftDraftSchema';
import { ATTEMPT, DRAFT, SENT } from './giftRecords';

/** What a visit finds. */
export interface StoredGift {
  draft: GiftDraft | null;
  sent: GiftDraft | null;
  /** Under which key the draft was sent, though nobody saw it arrive. */
  attempt: Attempt | null;
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
  const attemptText = draft && read(ATTEMPT);
  const attempt = attemptText ? parseGiftAttempt(attemptText) : null;
  return { draft, sent, attempt, isDamaged: text !== null && draft === null };
}

/** A gift is being prepared, or on its way: the receipt of the one before is over. */
export function keepDraft(draft: GiftDraft, attempted: Attempt | null = null): void {
  write(DRAFT, draft);
  if (attempted) attempt((storage) => storage.setItem(ATTEMPT, JSON.stringify(attempted)));
  remove(SENT);
}

/** The gift is sent: its draft is done. */
export function keepSent(gift: GiftDraft): void {
  write(SENT, gift);
  dropDraft();
}

/** There is no draft any more. */
export function dropDraft(): void {
  remove(DRAFT);
  remove(ATTEMPT);
}
