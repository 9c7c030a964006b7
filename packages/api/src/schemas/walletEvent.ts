import * as v from 'valibot';
import { idSchema } from './id';
import { timestampSchema } from './timestamp';
import { transactionSchema } from './transaction';

/**
 * What a server says about the account holder's money while the wallet is open. A repeated event has the same `id`.
 * docs/rules.md LIVE-1.
 */
export const walletEventSchema = v.variant('type', [
  /** A pending transaction was completed or failed, or money from another person arrived. */
  v.object({
    type: v.literal('transaction.settled'),
    id: idSchema,
    occurredAt: timestampSchema,
    transaction: transactionSchema,
  }),
  /** Balances or history changed in any other way. */
  v.object({
    type: v.literal('wallet.changed'),
    id: idSchema,
    occurredAt: timestampSchema,
  }),
]);

export type WalletEvent = v.InferOutput<typeof walletEventSchema>;
