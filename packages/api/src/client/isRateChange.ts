import * as v from 'valibot';
import { PROBLEM_TYPES, problemSchema } from '../schemas/problem';
import { ApiError } from './errors';

const rateChangeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...problemSchema.entries, type: v.literal(PROBLEM_TYPES.rateChanged) }),
);

/** Whether the server rejected a conversion because its rate has changed. docs/rules.md CONV-23. */
export const isRateChange = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && v.is(rateChangeSchema, error.detail);
