import * as v from 'valibot';
import { API_PATHS } from '../paths';
import { conversionRecordSchema, newConversionSchema } from '../schemas/conversionRecord';
import type { ConversionRecord } from '../schemas/conversionRecord';
import { createCommand } from './createCommand';
import type { Conversion } from './createConversionPostings';

/**
 * Converts in one request, on servers that support it: both entries are posted, or neither. Returns null if the
 * response does not contain the conversion. Throws like `createTransaction`. docs/rules.md CONV-25.
 */
export const convertAtOnce = createCommand<Conversion, ConversionRecord | null>(
  API_PATHS.conversions,
  newConversionSchema,
  v.fallback(v.nullable(conversionRecordSchema), null),
);
