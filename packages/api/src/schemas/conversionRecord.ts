import * as v from 'valibot';
import { amountSchema } from './amount';
import { conversionIntentSchema } from './conversionIntent';
import { idSchema } from './id';
import { textSchema } from './text';
import { timestampSchema } from './timestamp';

const sideSchema = v.object({ accountId: idSchema, currency: textSchema, amount: amountSchema });

export const CONVERSION_STATUSES = ['pending', 'completed', 'reversed'] as const;

/** The body of `POST /api/conversions`. */
export const newConversionSchema = v.omit(conversionIntentSchema, ['id']);

export const conversionRecordSchema = v.object({
  /** The idempotency key of the conversion. */
  id: textSchema,
  source: sideSchema,
  target: sideSchema,
  status: v.picklist(CONVERSION_STATUSES),
  openedAt: timestampSchema,
  /** When the server will reverse a pending conversion. */
  expiresAt: timestampSchema,
});

export const conversionsSchema = v.array(conversionRecordSchema);

/** `pending`: one of the two entries is posted. `reversed`: the conversion was not completed in time and was undone. */
export type ConversionRecord = v.InferOutput<typeof conversionRecordSchema>;
