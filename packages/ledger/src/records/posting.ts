import * as v from 'valibot';
import { decimal, ZERO } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { decimalTextSchema } from '../amounts/text';

const legSchema = v.object({
  /** Id of a customer's account, or of a system account such as `market:PKR`. */
  account: v.string(),
  currency: v.string(),
  /** Positive for a credit, negative for a debit. */
  amount: decimalTextSchema,
});

export const postingSchema = v.object({ id: v.string(), legs: v.array(legSchema) });

/** The part of a posting that affects one account. */
export type Leg = Readonly<v.InferOutput<typeof legSchema>>;

/** A transfer between two or more accounts. Its legs sum to zero per currency. */
export interface Posting {
  readonly id: string;
  readonly legs: readonly Leg[];
}

/**
 * The institution's own accounts. `transit`: transfers to and from other institutions. `market`: the other side of
 * conversions. `processor`: owed by the card processor. `fees`: earned fees. `opening`: balances from before the
 * ledger.
 */
export type SystemAccountKind = 'transit' | 'market' | 'processor' | 'fees' | 'opening';

export const getSystemAccountId = (kind: SystemAccountKind, currency: string): string =>
  `${kind}:${currency}`;

/** Returns the legs that move `amount` from one account to another. */
export function createTransferLegs(from: string, to: string, currency: string, amount: Big): Leg[] {
  const text = amount.toFixed();
  return [
    { account: to, currency, amount: text },
    { account: from, currency, amount: amount.neg().toFixed() },
  ];
}

/** Returns the legs that undo a posting. */
export const negateLegs = ({ legs }: Posting): Leg[] =>
  legs.map((leg) => ({ ...leg, amount: decimal(leg.amount).neg().toFixed() }));

export function sumByCurrency(legs: Iterable<Leg>): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const { currency, amount } of legs) {
    sums.set(currency, (sums.get(currency) ?? ZERO).plus(decimal(amount)));
  }
  return sums;
}

/** Whether the legs sum to zero per currency. docs/rules.md LEDGER-5. */
export function isBalanced({ legs }: Posting): boolean {
  return legs.length > 1 && [...sumByCurrency(legs).values()].every((sum) => sum.eq(ZERO));
}

export function sumAccountLegs(postings: Iterable<Posting>, account: string): Big {
  let sum = ZERO;
  for (const { legs } of postings) {
    for (const leg of legs) if (leg.account === account) sum = sum.plus(leg.amount);
  }
  return sum;
}
