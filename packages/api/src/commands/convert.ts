import type { ApiClient, PostOptions } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import {
  CONVERSION_INTENT_HEADER,
  conversionIntentSchema,
  formatConversionIntent,
} from '../schemas/conversionIntent';
import type { ConversionRecord } from '../schemas/conversionRecord';
import { newTransactionSchema } from '../schemas/newTransaction';
import type { Transaction } from '../schemas/transaction';
import { createConversionPostings } from './createConversionPostings';
import type { Conversion } from './createConversionPostings';
import { createTransaction } from './createTransaction';
import { parseRequest } from './parseRequest';

/**
 * Posts two entries in sequence. Both requests carry the whole conversion in a header, so that the server reserves the
 * other side with the first one. A retry with the same key completes an interrupted conversion. Throws like
 * `createTransaction`; sends neither entry if one is invalid. docs/rules.md CONV-11, CONV-24.
 */
export async function convert(
  client: ApiClient,
  conversion: Conversion,
  { idempotencyKey, signal }: PostOptions,
): Promise<readonly [Transaction | null, Transaction | null]> {
  const [first, second] = createConversionPostings(conversion);
  parseRequest(API_PATHS.transactions, newTransactionSchema, first);
  parseRequest(API_PATHS.transactions, newTransactionSchema, second);
  const intent = parseRequest(API_PATHS.transactions, conversionIntentSchema, {
    ...conversion,
    id: idempotencyKey,
  });
  const headers = { [CONVERSION_INTENT_HEADER]: formatConversionIntent(intent) };
  const post = (entry: typeof first, number: 1 | 2) =>
    createTransaction(client, entry, {
      idempotencyKey: `${idempotencyKey}:${number}`,
      headers,
      signal,
    });
  return [await post(first, 1), await post(second, 2)];
}

/** Repeats both POSTs of a conversion that the server lists as pending; only the missing one has an effect. */
export async function finishConversion(
  client: ApiClient,
  { id, source, target }: ConversionRecord,
  options: { signal?: AbortSignal } = {},
): Promise<readonly [Transaction | null, Transaction | null]> {
  return convert(client, { source, target }, { ...options, idempotencyKey: id });
}
