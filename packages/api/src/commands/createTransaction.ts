import { API_PATHS } from '../paths';
import { newTransactionSchema } from '../schemas/newTransaction';
import type { NewTransactionInput } from '../schemas/newTransaction';
import type { Transaction } from '../schemas/transaction';
import { createCommand } from './createCommand';
import { postingResponseSchema } from './postingResponseSchema';

/**
 * Posts an entry. Returns null if the response does not contain the transaction. Throws `InvalidRequestError` before
 * sending, or a client error.
 */
export const createTransaction = createCommand<NewTransactionInput, Transaction | null>(
  API_PATHS.transactions,
  newTransactionSchema,
  postingResponseSchema,
);
