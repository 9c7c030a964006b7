import * as v from 'valibot';

/** An identifier. Servers may send a number, which is converted: the client uses string ids only. */
export const idSchema = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  // JavaScript rounds larger numbers, so two ids could become equal.
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);
