import * as v from 'valibot';

export const pinSchema = v.pipe(v.string(), v.regex(/^\d{4}$/, 'must have four digits'));
