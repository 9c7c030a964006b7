import * as v from 'valibot';

/** Engines differ in how they read other formats, such as a space in place of the T. */
const ISO_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export const timestampSchema = v.pipe(
  v.string(),
  v.check(
    (value) => ISO_TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value)),
    'must be a date and time',
  ),
);
