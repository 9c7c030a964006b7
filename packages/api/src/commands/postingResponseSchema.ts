import * as v from 'valibot';
import { transactionSchema } from '../schemas/transaction';

/**
 * The response to a POST request: the created transaction, or null if a 2xx response has a different shape. The money
 * has already moved by then; an error would invite the user to send it again.
 */
export const postingResponseSchema = v.fallback(v.nullable(transactionSchema), null);
