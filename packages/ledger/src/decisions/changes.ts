import type { LedgerConversion } from '../records/conversion';
import type { Entry } from '../records/entry';
import type { Hold } from '../records/hold';
import type { Posting } from '../records/posting';

/** Why nothing was posted, with the HTTP status for the response. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly message: string;
  /** Set if a client treats this refusal differently from others. */
  readonly reason?: 'rateChanged';
}

/** An idempotency key, the request sent with it, and the entry created. */
export interface SavedResponse {
  readonly key: string;
  readonly request: string;
  readonly entryId: string;
}

/** All changes made by one request. A store writes them in one transaction. */
export interface Changes {
  readonly entry: Entry;
  /** Null for an entry that does not move money, or not yet. */
  readonly posting: Posting | null;
  /** New holds, and existing ones with their new state. */
  readonly holds: readonly Hold[];
  readonly conversion: LedgerConversion | null;
  readonly saved: SavedResponse | null;
}

export type PostingDecision =
  | { readonly refusal: Refusal }
  /** The key was already used for the same request. */
  | { readonly repeated: string }
  | { readonly changes: Changes };

export const refuse = (
  status: Refusal['status'],
  message: string,
  reason?: Refusal['reason'],
): { refusal: Refusal } => ({ refusal: { status, message, ...(reason && { reason }) } });
