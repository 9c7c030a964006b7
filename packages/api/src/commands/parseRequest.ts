import * as v from 'valibot';
import { InvalidRequestError } from '../client/errors';
import { describeIssues } from '../schemas/describeIssues';

/** Throws `InvalidRequestError`. */
export function parseRequest<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  body: unknown,
): T {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) {
    throw new InvalidRequestError(`POST ${path}`, describeIssues(parsed.issues));
  }
  return parsed.output;
}
