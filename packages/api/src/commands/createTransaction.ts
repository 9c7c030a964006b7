import type { ApiClient, PostOptions } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { newTransactionSchema } from '../schemas/newTransaction';
import type { NewTransactionInput } from '../schemas/newTransaction';
import type { Transaction } from '../schemas/transaction';
import { parseRequest } from './parseRequest';
import { postingResponseSchema } from './postingResponseSchema';

/**
 * Posts an entry. Returns null if the response does not contain the transaction. Throws `InvalidRequestError` before
 * sending, or a client error.
 */
export async function createTransaction(
  client: ApiClient,
  input: NewTransactionInput,
  options: PostOptions,
): Promise<Transaction | null> {
  const body = parseRequest(API_PATHS.transactions, newTransactionSchema, input);
  return client.post(API_PATHS.transactions, body, postingResponseSchema, options);
}
