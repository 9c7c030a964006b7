import { decimalSchema, newTransactionSchema } from '@rad-wallet/api';
import * as v from 'valibot';

const ledgerAccountSchema = v.object({
  id: v.string(),
  /** Account type as sent by the server; an unknown type is treated as cash. */
  type: v.string(),
  /** The balance before the first entry, in the account's own unit. */
  opening: decimalSchema,
});

const entrySchema = v.object({
  ...newTransactionSchema.entries,
  id: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  message: v.optional(v.string()),
});

const savedResponseSchema = v.object({ key: v.string(), request: v.string(), entryId: v.string() });

export const ledgerSchema = v.object({
  version: v.literal(1),
  accounts: v.array(ledgerAccountSchema),
  entries: v.array(entrySchema),
  answered: v.array(savedResponseSchema),
});

/** An account. Its balance is computed from the entries and never stored. */
export type LedgerAccount = Readonly<v.InferOutput<typeof ledgerAccountSchema>>;

/** A posted entry. A ledger never changes or removes an entry. */
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** An entry before it is posted; the ledger adds the id and the timestamp. */
export type EntryDraft = Omit<Entry, 'id' | 'timestamp'>;

/** A processed request: its idempotency key, its body and the entry that it created. */
export type SavedResponse = Readonly<v.InferOutput<typeof savedResponseSchema>>;

/** The accounts and entries of one account holder. Immutable: a change creates a new ledger. */
export interface Ledger {
  readonly version: 1;
  readonly accounts: readonly LedgerAccount[];
  /** In the order in which they were posted. */
  readonly entries: readonly Entry[];
  readonly answered: readonly SavedResponse[];
}
