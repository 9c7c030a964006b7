import * as v from 'valibot';

/** An identifier. The server may send a number, which is converted: in the client, every id is a string. */
export const idSchema = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  // Larger numbers are not exact in JavaScript, so two ids could become equal.
  v.pipe(v.number(), v.safeInteger(), v.transform(String)),
]);
