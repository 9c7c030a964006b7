import * as v from 'valibot';

export const timestampSchema = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
);
