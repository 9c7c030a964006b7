import * as v from 'valibot';

/**
 * A positive decimal string. Its integer part may be longer than in a typed amount (docs/rules.md MONEY-9), because a
 * conversion can add digits. docs/rules.md API-7.
 */
export const amountSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,40}(\.\d{1,20})?$/,
    'must be a plain decimal number in a string, with at most 40 digits before and 20 after the point',
  ),
  v.regex(/[1-9]/, 'must be above zero'),
);
