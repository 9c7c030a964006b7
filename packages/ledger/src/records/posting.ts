import * as v from 'valibot';
import { decimal, ZERO } from '../amounts/decimal';
import type { Big } from '../amounts/decimal';
import { decimalTextSchema } from '../amounts/text';

const legSchema = v.object({
  /** The id of a customer's account, or of a system account such as `market:PKR`. */
  account: v.string(),
  currency: v.string(),
  /** Signed: what the account gains. */
  amount: decimalTextSchema,
});

export const postingSchema = v.object({ id: v.string(), legs: v.array(legSchema) });

/** One account's part of a posting. */
export type Leg = Readonly<v.InferOutput<typeof legSchema>>;

/** A movement of money between two or more accounts. Its legs sum to zero in each currency. */
export interface Posting {
  readonly id: string;
  readonly legs: readonly Leg[];
}

/**
 * The accounts of the institution. `transit`: money on its way from or to another institution. `market`: the other side
 * of conversions. `processor`: owed by the card processor. `fees`: earned. `opening`: what existed before the ledger.
 */
export type SystemAccountKind = 'transit' | 'market' | 'processor' | 'fees' | 'opening';

export const getSystemAccountId = (kind: SystemAccountKind, currency: string): string =>
  `${kind}:${currency}`;

/** Returns the legs that move `amount` of one currency from an account to another. */
export function move(from: string, to: string, currency: string, amount: Big): Leg[] {
  const text = amount.toFixed();
  return [
    { account: to, currency, amount: text },
    { account: from, currency, amount: amount.neg().toFixed() },
  ];
}

export function sumByCurrency(legs: Iterable<Leg>): Map<string, Big> {
  const sums = new Map<string, Big>();
  for (const { currency, amount } of legs) {
    sums.set(currency, (sums.get(currency) ?? ZERO).plus(decimal(amount)));
  }
  return sums;
}

/** docs/rules.md LEDGER-5. */
export function isBalanced({ legs }: Posting): boolean {
  return legs.length > 1 && [...sumByCurrency(legs).values()].every((sum) => sum.eq(ZERO));
}

export function sumOfAccount(postings: Iterable<Posting>, account: string): Big {
  let sum = ZERO;
  for (const { legs } of postings) {
    for (const leg of legs) if (leg.account === account) sum = sum.plus(leg.amount);
  }
  return sum;
}
