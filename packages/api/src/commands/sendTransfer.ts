import type { ApiClient, PostOptions } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import type { Transaction } from '../schemas/transaction';
import { newTransferSchema } from '../schemas/transfer';
import type { NewTransfer } from '../schemas/transfer';
import { parseRequest } from './parseRequest';
import { postingResponseSchema } from './postingResponseSchema';

/**
 * Sends PKR to a recipient. Returns null if the response does not contain the transaction. Throws `InvalidRequestError`
 * before sending, or a client error.
 */
export async function sendTransfer(
  client: ApiClient,
  input: NewTransfer,
  options: PostOptions,
): Promise<Transaction | null> {
  const body = parseRequest(API_PATHS.transfers, newTransferSchema, input);
  return client.post(API_PATHS.transfers, body, postingResponseSchema, options);
}
