import * as v from 'valibot';
import { amountSchema } from './decimal';

export const newTransferSchema = v.object({
  accountId: v.pipe(v.string(), v.nonEmpty()),
  amount: amountSchema,
  recipientName: v.pipe(v.string(), v.nonEmpty()),
  currency: v.literal('PKR'),
  message: v.optional(v.string()),
});

/** The body of `POST /api/transfers`: PKR sent from the cash account to somebody by name. */
export type NewTransfer = v.InferOutput<typeof newTransferSchema>;
