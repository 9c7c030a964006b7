import * as v from 'valibot';

/** JavaScript engines parse other formats differently, for example a space instead of the T. */
const ISO_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export const timestampSchema = v.pipe(
  v.string(),
  v.check(
    (value) => ISO_TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value)),
    'must be a date and time',
  ),
);
