import * as v from 'valibot';
import { problemSchema } from '../schemas/problem';
import { ApiError } from './errors';

/** The reason with which a server rejects a conversion at an old rate. docs/rules.md CONV-23. */
const RATE_CHANGED = 'The rate has changed';

const rateChangeSchema = v.object({ ...problemSchema.entries, detail: v.literal(RATE_CHANGED) });

/** Whether the server rejected a conversion because its rate has changed: as a problem (RFC 9457), or in plain text. */
export function isRateChange(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 422) return false;
  if (error.detail === RATE_CHANGED) return true;
  try {
    return v.is(rateChangeSchema, JSON.parse(error.detail));
  } catch {
    return false;
  }
}
