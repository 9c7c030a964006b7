import type { LedgerConversion } from '../records/conversion';
import type { Entry } from '../records/entry';
import type { Hold } from '../records/hold';
import type { Posting } from '../records/posting';

/** The reason why nothing was posted, with the HTTP status of a server's response. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly message: string;
}

/** An idempotency key, the request that used it and the entry that it created. */
export interface SavedResponse {
  readonly key: string;
  readonly request: string;
  readonly entryId: string;
}

/** Everything that one request changes. A store writes all of it in one transaction, or nothing. */
export interface Changes {
  readonly entry: Entry;
  /** Null for an entry that moves no money (yet). */
  readonly posting: Posting | null;
  /** New holds, and earlier ones in their new state. */
  readonly holds: readonly Hold[];
  readonly conversion: LedgerConversion | null;
  readonly saved: SavedResponse | null;
}

export type Decision =
  | { readonly refusal: Refusal }
  /** The key was used before, for the same request. */
  | { readonly repeated: string }
  | { readonly changes: Changes };

export const refuse = (status: Refusal['status'], message: string): { refusal: Refusal } => ({
  refusal: { status, message },
});
