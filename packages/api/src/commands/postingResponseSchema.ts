import * as v from 'valibot';
import { transactionSchema } from '../schemas/transaction';

/** Null if a 2xx response has another shape. An error here would invite the user to pay again. */
export const postingResponseSchema = v.fallback(v.nullable(transactionSchema), null);
