import * as v from 'valibot';

/** A number too long to be an amount is refused before anybody computes with it. */
const MAX_LENGTH = 64;

/** A decimal string as the server states it: `711875.00`, `29.2`, `-5`. */
export const decimalSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);

/**
 * An amount as a request states it: a plain decimal string above zero, without grouping, exponent
 * or sign. docs/rules.md API-7.
 */
export const amountSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_LENGTH),
  v.regex(/^\d+(\.\d+)?$/, 'must be a plain decimal number in a string'),
  v.regex(/[1-9]/, 'must be above zero'),
);
