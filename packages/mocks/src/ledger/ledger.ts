import { decimalSchema, newTransactionSchema } from '@rad-wallet/api';
import * as v from 'valibot';

const ledgerAccountSchema = v.object({
  id: v.string(),
  /** As the server says it; an unknown word means the cash account. */
  type: v.string(),
  /** What it held before its first entry, in its own unit. */
  opening: decimalSchema,
});

const entrySchema = v.object({
  ...newTransactionSchema.entries,
  id: v.string(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  /** The words that went with a transfer. */
  message: v.optional(v.string()),
});

const answeredSchema = v.object({ key: v.string(), request: v.string(), entryId: v.string() });

/** The shape in which a ledger is stored. */
export const ledgerSchema = v.object({
  version: v.literal(1),
  accounts: v.array(ledgerAccountSchema),
  entries: v.array(entrySchema),
  answered: v.array(answeredSchema),
});

/** An account without its balance: that is counted, never stored. */
export type LedgerAccount = Readonly<v.InferOutput<typeof ledgerAccountSchema>>;

/** One posting. Once in the ledger it is never changed or removed. */
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** What somebody wants posted: an entry without the id and the time that the ledger gives it. */
export type EntryDraft = Omit<Entry, 'id' | 'timestamp'>;

/** Under which idempotency key which request led to which entry. */
export type Answered = Readonly<v.InferOutput<typeof answeredSchema>>;

/** The books of one person. Immutable: every change makes a new one. */
export interface Ledger {
  readonly version: 1;
  readonly accounts: readonly LedgerAccount[];
  /** In the order in which they were posted. */
  readonly entries: readonly Entry[];
  readonly answered: readonly Answered[];
}
