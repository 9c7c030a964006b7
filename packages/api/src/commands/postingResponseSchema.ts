import * as v from 'valibot';
import { transactionSchema } from '../schemas/transaction';

/**
 * The answer to a posting: the created transaction, or null where a server says 2xx and tells
 * something else. The money has moved by then, and a failure reported for the answer's shape
 * would invite the person to send it again.
 */
export const postingResponseSchema = v.fallback(v.nullable(transactionSchema), null);
