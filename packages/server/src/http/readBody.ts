import { describeIssues } from '@rad-wallet/api';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { createProblemResponse } from './problems';

/** Parses the JSON body, or returns the response that refuses it. */
export async function readBody<T>(
  req: HonoRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | Response> {
  let json: unknown;
  try {
    json = await req.json();
  } catch {
    return createProblemResponse(400, 'The body is not JSON');
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  return createProblemResponse(400, `The body is malformed (${describeIssues(parsed.issues)})`);
}
