import * as v from 'valibot';

/**
 * In characters; longer numbers are rejected before any arithmetic. Twice the length of an amount in a request, so that
 * every sum of amounts fits, also at a price or a rate.
 */
const MAX_DECIMAL_LENGTH = 128;

/** A decimal string in a response: `711875.00`, `29.2`, `-5`. */
export const decimalSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DECIMAL_LENGTH),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);
