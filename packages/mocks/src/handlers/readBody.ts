import { describeIssues } from '@rad-wallet/api';
import * as v from 'valibot';
import type { ExchangeCodes } from './ownCurrency';

/** Returns the parsed body, or a problem response for an invalid body. */
export async function readBody<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
  exchange: ExchangeCodes,
): Promise<{ body: T } | { problem: string }> {
  let json: unknown;
  try {
    json = await request.json();
  } catch {
    return { problem: 'The body is not JSON' };
  }
  const parsed = v.safeParse(schema, exchange(json));
  if (parsed.success) return { body: parsed.output };
  return { problem: `The body is malformed (${describeIssues(parsed.issues)})` };
}
