import * as v from 'valibot';
import { amountSchema } from './amount';
import { textSchema } from './text';

export const newTransferSchema = v.object({
  accountId: textSchema,
  amount: amountSchema,
  recipientName: textSchema,
  currency: v.literal('PKR'),
  message: v.optional(v.string()),
});

/** The body of `POST /api/transfers`, which sends PKR from the cash account to a named recipient. */
export type NewTransfer = v.InferOutput<typeof newTransferSchema>;
