import * as v from 'valibot';

export const textSchema = v.pipe(v.string(), v.nonEmpty());
