import * as v from 'valibot';

/** Words that are there. */
export const textSchema = v.pipe(v.string(), v.nonEmpty());
