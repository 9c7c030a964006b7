import * as v from 'valibot';

/** Maximum length of a number, in characters; longer ones are rejected before any arithmetic. */
export const MAX_DECIMAL_LENGTH = 64;

/** A decimal string in a response: `711875.00`, `29.2`, `-5`. */
export const decimalSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_DECIMAL_LENGTH),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);
