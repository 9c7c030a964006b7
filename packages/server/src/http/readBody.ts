import { describeIssues } from '@rad-wallet/api';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { createProblemResponse } from './problems';

/** PostgreSQL stores every character but this one. */
const NUL = '\0';

const UNSTORABLE = Symbol('a body that contains NUL');

/**
 * Replaces halves of surrogate pairs, such as those of an emoji that was cut off, as databases do: the first response
 * must equal the repeated one. docs/rules.md LEDGER-3.
 */
function parseJson(text: string): unknown {
  // Only escapes can contain such characters.
  if (!text.includes(String.raw`\u`)) return JSON.parse(text);
  let hasNul = false;
  const json: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'string') return value;
    hasNul ||= value.includes(NUL);
    return Buffer.from(value).toString();
  });
  return hasNul ? UNSTORABLE : json;
}

/** Parses the JSON body, or returns the response that refuses it. */
export async function readBody<T>(
  req: HonoRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | Response> {
  let json: unknown;
  try {
    json = parseJson(await req.text());
  } catch {
    return createProblemResponse(400, 'The body is not JSON');
  }
  if (json === UNSTORABLE) return createProblemResponse(400, 'The body contains the character NUL');
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  return createProblemResponse(400, `The body is malformed (${describeIssues(parsed.issues)})`);
}
