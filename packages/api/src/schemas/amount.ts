import * as v from 'valibot';

/**
 * A plain decimal string above zero. Its integer part is longer than that of a typed amount (docs/rules.md MONEY-9),
 * because a conversion can add digits. docs/rules.md API-7.
 */
export const amountSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,40}(\.\d{1,20})?$/,
    'must be a plain decimal number in a string, with at most 40 digits before and 20 after the point',
  ),
  v.regex(/[1-9]/, 'must be above zero'),
);
