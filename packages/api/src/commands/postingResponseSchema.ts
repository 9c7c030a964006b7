import * as v from 'valibot';
import { transactionSchema } from '../schemas/transaction';

/** Null if a 2xx response has a different shape: an error would invite the user to send the money again. */
export const postingResponseSchema = v.fallback(v.nullable(transactionSchema), null);
