import * as v from 'valibot';
import { amountSchema } from './amount';
import { textSchema } from './text';

// Apart from what is read: no page that only reads loads it.

/** What is posted. The client always posts completed and verified entries. docs/rules.md TXN-3. */
export const newTransactionSchema = v.object({
  accountId: textSchema,
  type: textSchema,
  currency: textSchema,
  amount: amountSchema,
  description: v.string(),
  status: v.optional(textSchema, 'completed'),
  verified: v.optional(v.boolean(), true),
});

/** What a caller hands in: status and verification may be left out. */
export type NewTransactionInput = v.InferInput<typeof newTransactionSchema>;

/** The body of `POST /api/transactions`. */
export type NewTransaction = v.InferOutput<typeof newTransactionSchema>;
