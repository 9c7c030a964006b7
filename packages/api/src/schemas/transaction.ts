import * as v from 'valibot';
import { amountSchema, decimalSchema } from './decimal';
import { idSchema } from './id';

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

const text = v.pipe(v.string(), v.nonEmpty());

const timestampSchema = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
);

/** Only what a screen reads is demanded: a list may leave out the account and the verification. */
export const transactionSchema = v.object({
  id: idSchema,
  accountId: v.optional(idSchema),
  type: text,
  currency: text,
  amount: decimalSchema,
  description: v.string(),
  status: text,
  verified: v.optional(v.boolean()),
  /** On the Solana network; what is no hash counts as none, since a list is not refused for it. */
  blockchainHash: v.fallback(v.optional(text), undefined),
  timestamp: timestampSchema,
});

export const transactionsSchema = v.array(transactionSchema);

/** One entry of the history; the amount in the unit of its own currency. */
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** What is posted. The client always posts completed and verified entries. docs/rules.md TXN-3. */
export const newTransactionSchema = v.object({
  accountId: text,
  type: text,
  currency: text,
  amount: amountSchema,
  description: v.string(),
  status: v.optional(text, 'completed'),
  verified: v.optional(v.boolean(), true),
});

/** What a caller hands in: status and verification may be left out. */
export type NewTransactionInput = v.InferInput<typeof newTransactionSchema>;

/** The body of `POST /api/transactions`. */
export type NewTransaction = v.InferOutput<typeof newTransactionSchema>;
