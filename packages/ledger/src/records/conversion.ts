import * as v from 'valibot';
import { decimal, scale } from '../amounts/decimal';
import { isCredit } from './entry';
import type { EntryDraft } from './entry';
import { amountTextSchema, timestampSchema } from '../amounts/text';
import type { Terms } from '../amounts/terms';

const sideSchema = v.object({
  accountId: v.string(),
  currency: v.string(),
  amount: amountTextSchema,
});

const intentEntries = { id: v.string(), source: sideSchema, target: sideSchema };

const sideNameSchema = v.picklist(['source', 'target']);

export const conversionSchema = v.object({
  ...intentEntries,
  status: v.picklist(['pending', 'completed', 'reversed']),
  /** The side that was posted first. */
  first: sideNameSchema,
  /** Ids of the entries posted so far. */
  entries: v.object({ source: v.optional(v.string()), target: v.optional(v.string()) }),
  openedAt: timestampSchema,
  expiresAt: timestampSchema,
});

export type LedgerConversionSide = Readonly<v.InferOutput<typeof sideSchema>>;

/** A conversion request, already complete with the first of its two entries. */
export interface LedgerConversionIntent {
  readonly id: string;
  readonly source: LedgerConversionSide;
  readonly target: LedgerConversionSide;
}

/** A conversion with one or both entries posted. */
export type LedgerConversion = Readonly<v.InferOutput<typeof conversionSchema>>;

export type SideName = v.InferOutput<typeof sideNameSchema>;

export const getOtherSide = (side: SideName): SideName => (side === 'source' ? 'target' : 'source');

/** The customer pays the source and receives the target. */
export const getSideOfEntry = ({ type }: Pick<EntryDraft, 'type'>): SideName =>
  isCredit(type) ? 'target' : 'source';

export const getHoldId = (conversionId: string, side: SideName): string =>
  `${conversionId}:${side}`;

const isSameSide = (one: LedgerConversionSide, other: LedgerConversionSide): boolean =>
  one.accountId === other.accountId &&
  one.currency === other.currency &&
  decimal(one.amount).eq(other.amount);

export const isSameIntent = (one: LedgerConversionIntent, other: LedgerConversionIntent): boolean =>
  isSameSide(one.source, other.source) && isSameSide(one.target, other.target);

/** Returns why an entry does not belong to the conversion, or null. */
export function findIntentProblem(
  intent: LedgerConversionIntent,
  entry: Pick<EntryDraft, 'type' | 'accountId' | 'currency' | 'amount'>,
): string | null {
  if (intent.source.currency === intent.target.currency) {
    return 'A conversion has two currencies';
  }
  const side = intent[getSideOfEntry(entry)];
  return isSameSide(side, entry) ? null : 'The entry is no side of the conversion in its header';
}

/** One unit of the 20th decimal place, to which clients round their quotients. */
const TOLERANCE = '0.00000000000000000001';

/** Whether the target amount equals the source amount converted at the current rates. */
export function isAtCurrentRate(
  { source, target }: LedgerConversionIntent,
  { rates }: Terms,
): boolean {
  const [from, to] = [rates.get(source.currency), rates.get(target.currency)];
  if (from === undefined || to === undefined) return false;
  return scale(source.amount, to, from).minus(target.amount).abs().lte(TOLERANCE);
}

/**
 * Returns the entries of a conversion in the same order as the wallet's two requests: the metal entry first, otherwise
 * the withdrawal. They are identical to those requests, so either way of converting can complete the other.
 * docs/rules.md CONV-11.
 */
export function createConversionDrafts({
  source,
  target,
}: LedgerConversionIntent): readonly [EntryDraft, EntryDraft] {
  const draft = (type: string, { accountId, currency, amount }: LedgerConversionSide) => ({
    accountId,
    type,
    currency,
    amount,
    description: `Convert ${source.currency} to ${target.currency}`,
    status: 'completed',
    verified: true,
  });
  const isMetal = (currency: string) => currency === 'GOLD' || currency === 'SILVER';
  if (source.currency === 'PKR' && isMetal(target.currency)) {
    const type = `${target.currency.toLowerCase()}_purchase`;
    return [draft(type, target), draft('withdrawal', source)];
  }
  if (target.currency === 'PKR' && isMetal(source.currency)) {
    const type = `${source.currency.toLowerCase()}_sale`;
    return [draft(type, source), draft('deposit', target)];
  }
  return [draft('withdrawal', source), draft('deposit', target)];
}
