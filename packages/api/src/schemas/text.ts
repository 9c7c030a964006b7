import * as v from 'valibot';

/** A text that is not blank. */
export const textSchema = v.pipe(v.string(), v.nonEmpty());
