import * as v from 'valibot';
import { transactionSchema } from '../schemas/transaction';

/**
 * The response to a posting: the created transaction, or null if a 2xx response has another shape. The money has
 * moved by then; an error would invite the user to send it again.
 */
export const postingResponseSchema = v.fallback(v.nullable(transactionSchema), null);
