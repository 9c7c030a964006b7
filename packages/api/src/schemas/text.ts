import * as v from 'valibot';

/** A string that is not empty. */
export const textSchema = v.pipe(v.string(), v.nonEmpty());
