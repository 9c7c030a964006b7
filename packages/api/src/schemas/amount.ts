import * as v from 'valibot';
import { MAX_DECIMAL_LENGTH } from './decimal';

/** A plain decimal string above zero. docs/rules.md API-7. */
export const amountSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DECIMAL_LENGTH),
  v.regex(/^\d+(\.\d+)?$/, 'must be a plain decimal number in a string'),
  v.regex(/[1-9]/, 'must be above zero'),
);
