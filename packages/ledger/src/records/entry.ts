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

/** A line of an account's history. Only a pending one changes: when it is completed or fails. */
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** An entry before it is posted; the ledger adds the id and the timestamp. */
export type EntryDraft = Omit<Entry, 'id' | 'timestamp'>;

/** All other types take money out of the account, so an unknown type never creates money. */
const CREDITS: ReadonlySet<string> = new Set([
  'deposit',
  'received',
  'gold_purchase',
  'silver_purchase',
]);

export const isCredit = (type: string): boolean => CREDITS.has(type);

/** Returns `gold` for `gold_purchase` and `gold_sale`. */
export const getMetal = (type: string): string | undefined =>
  /^(gold|silver)_(?:purchase|sale)$/.exec(type)?.[1];

/** Metals are counted in grams; an account of an unknown type is kept in PKR. docs/rules.md BAL-9. */
export function getUnit({ type }: { type: string }): string {
  return type === 'gold' || type === 'silver' ? type.toUpperCase() : 'PKR';
}
