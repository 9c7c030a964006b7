import * as v from 'valibot';

/** An identifier. Servers that count theirs send a number; inside, every id is a string. */
export const idSchema = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.transform(String)),
]);
