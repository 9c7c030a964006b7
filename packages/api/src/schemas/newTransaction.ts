import * as v from 'valibot';
import { amountSchema } from './amount';
import { textSchema } from './text';

// Separate from the response schemas, so that read-only pages do not load it.

/** An entry to post. The client posts every entry as completed and verified. docs/rules.md TXN-3. */
export const newTransactionSchema = v.object({
  accountId: textSchema,
  type: textSchema,
  currency: textSchema,
  amount: amountSchema,
  description: v.string(),
  status: v.optional(textSchema, 'completed'),
  verified: v.optional(v.boolean(), true),
});

/** Input to `createTransaction`; status and verification are optional. */
export type NewTransactionInput = v.InferInput<typeof newTransactionSchema>;

export type NewTransaction = v.InferOutput<typeof newTransactionSchema>;
