import * as v from 'valibot';

/** A number too long to be an amount is refused before anybody computes with it. */
export const MAX_DECIMAL_LENGTH = 64;

/** A decimal string as the server states it: `711875.00`, `29.2`, `-5`. */
export const decimalSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DECIMAL_LENGTH),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);
