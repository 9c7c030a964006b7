import * as v from 'valibot';
import { amountTextSchema, timestampSchema } from '../amounts/text';

export const entrySchema = v.object({
  id: v.string(),
  accountId: v.string(),
  type: v.string(),
  currency: v.string(),
  amount: amountTextSchema,
  description: v.string(),
  status: v.string(),
  verified: v.boolean(),
  message: v.optional(v.string()),
  timestamp: timestampSchema,
});

/** A line in an account's history. Immutable, except that a pending entry is later completed or fails. */
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** An entry before it is posted; the ledger adds the id and the timestamp. */
export type EntryDraft = Omit<Entry, 'id' | 'timestamp'>;

/** Every other type is a debit, so an unknown type never creates money. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

export const isCredit = (type: string): boolean => CREDITS.has(type);

/** Returns `gold` for `gold_purchase` and `gold_sale`, for example; null for other types. */
export const getMetal = (type: string): string | undefined =>
  /^(gold|silver)_(?:purchase|sale)$/.exec(type)?.[1];

/** Metal accounts are in grams; all others, including unknown types, in PKR. docs/rules.md BAL-9. */
export function getUnit({ type }: { type: string }): string {
  return type === 'gold' || type === 'silver' ? type.toUpperCase() : 'PKR';
}
