import * as v from 'valibot';

/**
 * In characters; longer numbers are rejected before any arithmetic. Twice the maximum length of a requested amount, so
 * that sums of amounts fit, even multiplied by a price or a rate.
 */
const MAX_DECIMAL_LENGTH = 128;

/** A decimal string from a response: `711875.00`, `29.2`, `-5`. */
export const decimalSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DECIMAL_LENGTH),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);
