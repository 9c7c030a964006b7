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
  /** The ids of the entries made so far. */
  entries: v.object({ source: v.optional(v.string()), target: v.optional(v.string()) }),
  openedAt: timestampSchema,
  expiresAt: timestampSchema,
});

export type LedgerConversionSide = Readonly<v.InferOutput<typeof sideSchema>>;

/** What a customer wants to convert: known with the first of the two postings. */
export interface LedgerConversionIntent {
  readonly id: string;
  readonly source: LedgerConversionSide;
  readonly target: LedgerConversionSide;
}

/** A conversion between its two postings, or after them. */
export type LedgerConversion = Readonly<v.InferOutput<typeof conversionSchema>>;

export type SideName = v.InferOutput<typeof sideNameSchema>;

export const getOtherSide = (side: SideName): SideName => (side === 'source' ? 'target' : 'source');

/** What the customer gets is the target. */
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

/** Returns why an entry cannot be a part of the conversion, or null. */
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

/** The last decimal place, by which a client may have rounded its quotient. */
const TOLERANCE = '0.00000000000000000001';

/** Whether the target's amount is what the source buys at the current rates. */
export function isAtCurrentRate(
  { source, target }: LedgerConversionIntent,
  { rates }: Terms,
): boolean {
  const [from, to] = [rates.get(source.currency), rates.get(target.currency)];
  if (from === undefined || to === undefined) return false;
  return scale(source.amount, to, from).minus(target.amount).abs().lte(TOLERANCE);
}

/**
 * The entries of a conversion in the order of the wallet's two requests: that of the metal first, otherwise the
 * withdrawal. They equal those requests, so either way may finish what the other began. docs/rules.md CONV-11.
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
