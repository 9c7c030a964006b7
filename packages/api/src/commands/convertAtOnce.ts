import * as v from 'valibot';
import type { ApiClient, PostOptions } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { conversionRecordSchema, newConversionSchema } from '../schemas/conversionRecord';
import type { ConversionRecord } from '../schemas/conversionRecord';
import type { Conversion } from './createConversionPostings';
import { parseRequest } from './parseRequest';

const responseSchema = v.fallback(v.nullable(conversionRecordSchema), null);

/**
 * Converts in one request, on servers that support it: both entries are posted, or neither. Returns null if the
 * response does not contain the conversion. Throws like `createTransaction`. docs/rules.md CONV-25.
 */
export async function convertAtOnce(
  client: ApiClient,
  conversion: Conversion,
  options: PostOptions,
): Promise<ConversionRecord | null> {
  const body = parseRequest(API_PATHS.conversions, newConversionSchema, conversion);
  return client.post(API_PATHS.conversions, body, responseSchema, options);
}
