import * as v from 'valibot';
import { decimalSchema } from './decimal';
import { idSchema } from './id';

/** A `trustvault` account holds PKR; `gold` and `silver` accounts hold grams. */
export const ACCOUNT_TYPES = ['trustvault', 'gold', 'silver'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Maps the server's value to an account type; unknown values become the cash account. docs/rules.md BAL-9. */
export function toAccountType(type: string): AccountType {
  return ACCOUNT_TYPES.find((known) => known === type) ?? 'trustvault';
}

export const accountSchema = v.object({
  id: idSchema,
  type: v.pipe(v.string(), v.transform(toAccountType)),
  balance: decimalSchema,
});

export const accountsSchema = v.array(accountSchema);

/** The balance is in PKR (`trustvault`) or grams (`gold`, `silver`). */
export type Account = v.InferOutput<typeof accountSchema>;
