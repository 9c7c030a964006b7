import * as v from 'valibot';
import type { SavedResponse } from '../decisions/changes';
import { conversionSchema } from '../records/conversion';
import type { LedgerConversion } from '../records/conversion';
import { entrySchema } from '../records/entry';
import type { Entry } from '../records/entry';
import { holdSchema } from '../records/hold';
import type { Hold } from '../records/hold';
import { postingSchema } from '../records/posting';
import type { Posting } from '../records/posting';
import { decimalTextSchema } from '../amounts/text';

const accountSchema = v.object({
  id: v.string(),
  /** Account type as sent by the server; an unknown type is treated as cash. */
  type: v.string(),
  /** The balance before the first entry, in the account's own unit. */
  opening: decimalTextSchema,
});

const savedResponseSchema = v.object({ key: v.string(), request: v.string(), entryId: v.string() });

export const ledgerSchema = v.object({
  version: v.literal(2),
  accounts: v.array(accountSchema),
  entries: v.array(entrySchema),
  postings: v.array(postingSchema),
  holds: v.array(holdSchema),
  conversions: v.array(conversionSchema),
  answered: v.array(savedResponseSchema),
});

/** The first storage format: entries had no legs and were revalued on each read. */
export const firstLedgerSchema = v.object({
  version: v.literal(1),
  accounts: v.array(accountSchema),
  entries: v.array(entrySchema),
  answered: v.array(savedResponseSchema),
});

export type LedgerAccount = Readonly<v.InferOutput<typeof accountSchema>>;

/** One holder's ledger in memory. Immutable: every change creates a new ledger. */
export interface Ledger {
  readonly version: 2;
  readonly accounts: readonly LedgerAccount[];
  /** In posting order. */
  readonly entries: readonly Entry[];
  /** One posting per entry that moved money, with two or more legs. */
  readonly postings: readonly Posting[];
  readonly holds: readonly Hold[];
  readonly conversions: readonly LedgerConversion[];
  readonly answered: readonly SavedResponse[];
}
