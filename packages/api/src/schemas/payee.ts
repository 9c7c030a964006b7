import * as v from 'valibot';
import { textSchema } from './text';

/** The body of `POST /api/payee-checks`. docs/rules.md PAYEE-1. */
export const payeeSchema = v.object({
  /** The name that the payer expects. */
  name: v.optional(textSchema),
  /** A phone number, wallet ID, account number or IBAN, or the reference of a code. */
  account: textSchema,
  /** The code of the payee's bank, or its name; not set for accounts of the wallet itself. */
  bank: v.optional(textSchema),
  /** ISO 3166-1 code of the bank's country. */
  country: v.optional(textSchema),
});

export type Payee = v.InferOutput<typeof payeeSchema>;

/** Whether an account is in the name of the payee. */
export const payeeMatchSchema = v.variant('result', [
  // The name only if the payer gave none.
  v.object({ result: v.literal('match'), name: v.optional(textSchema) }),
  v.object({ result: v.literal('closeMatch'), name: textSchema }),
  v.object({ result: v.literal('noMatch') }),
  v.object({ result: v.literal('unavailable') }),
]);

export type PayeeMatch = v.InferOutput<typeof payeeMatchSchema>;
