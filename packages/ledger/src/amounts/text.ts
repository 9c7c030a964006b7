import * as v from 'valibot';

/** A signed decimal string. */
export const decimalTextSchema = v.pipe(
  v.string(),
  v.maxLength(128),
  v.regex(/^-?\d+(\.\d+)?$/, 'must be a decimal number in a string'),
);

/** A positive decimal string without an exponent. docs/rules.md API-7. */
export const amountTextSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,40}(\.\d{1,20})?$/),
  v.regex(/[1-9]/),
);

export const timestampSchema = v.pipe(v.string(), v.isoTimestamp());
