import * as v from 'valibot';
import { decimalSchema } from './decimal';
import { idSchema } from './id';
import { textSchema } from './text';

/** The transaction types that have a look of their own; any other is kept as it is. */
export const TRANSACTION_TYPES = [
  'deposit',
  'sent',
  'received',
  'withdrawal',
  'gold_purchase',
  'gold_sale',
  'silver_purchase',
  'silver_sale',
] as const;

/** The statuses that have a look of their own; any other is kept as it is. */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const;

const timestampSchema = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
);

/** Only what a screen reads is demanded: a list may leave out the account and the verification. */
export const transactionSchema = v.object({
  id: idSchema,
  accountId: v.optional(idSchema),
  type: textSchema,
  currency: textSchema,
  amount: decimalSchema,
  description: v.string(),
  status: textSchema,
  verified: v.optional(v.boolean()),
  /** On the Solana network; what is no hash counts as none, since a list is not refused for it. */
  blockchainHash: v.fallback(v.optional(textSchema), undefined),
  timestamp: timestampSchema,
});

export const transactionsSchema = v.array(transactionSchema);

/** One entry of the history; the amount in the unit of its own currency. */
export type Transaction = v.InferOutput<typeof transactionSchema>;
