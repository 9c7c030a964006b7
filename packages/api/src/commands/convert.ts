import type { ApiClient, PostOptions } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { newTransactionSchema } from '../schemas/newTransaction';
import type { Transaction } from '../schemas/transaction';
import { createConversionPostings } from './createConversionPostings';
import type { Conversion } from './createConversionPostings';
import { createTransaction } from './createTransaction';
import { parseRequest } from './parseRequest';

/**
 * Posts two entries in sequence. A retry with the same key completes an interrupted conversion.
 * Throws like `createTransaction`; sends neither entry if one of them is invalid.
 */
export async function convert(
  client: ApiClient,
  conversion: Conversion,
  { idempotencyKey, signal }: PostOptions,
): Promise<readonly [Transaction | null, Transaction | null]> {
  const [first, second] = createConversionPostings(conversion);
  parseRequest(API_PATHS.transactions, newTransactionSchema, second);
  return [
    await createTransaction(client, first, { idempotencyKey: `${idempotencyKey}:1`, signal }),
    await createTransaction(client, second, { idempotencyKey: `${idempotencyKey}:2`, signal }),
  ];
}
