import * as v from 'valibot';
import { decimalSchema } from './decimal';

export const balancesSchema = v.object({
  totalBalance: decimalSchema,
  pkrBalance: decimalSchema,
  goldBalance: decimalSchema,
  goldInTola: decimalSchema,
});

/** Balances as decimal strings: total and cash in PKR, gold in grams and in tola. */
export type Balances = v.InferOutput<typeof balancesSchema>;
