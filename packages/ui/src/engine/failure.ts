import type { EventObject } from 'xstate';
import type { Problem } from '../components/Toast';
import { RequestTimeoutError } from './requests';

/** Makes the flow show this problem instead of its default one, in the toast and beside the field. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(problem.id);
  }
}

/** Returns why an invoked actor failed: the error it rejected with, or a timeout. */
export function getActorError(event: EventObject): unknown {
  return 'error' in event ? event.error : new RequestTimeoutError();
}

/**
 * Statuses that say nothing about what the server did with the same key before: it did not look (no session), it is
 * processing the request, or the request came too early or too often.
 */
const OPEN_STATUSES = [401, 403, 407, 408, 409, 425, 429];

const getStatus = (error: unknown): number =>
  error instanceof Error && 'status' in error ? Number(error.status) : 0;

/** Whether the server refused the request. After a server error (5xx), the outcome is still unknown. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ProblemError) return true;
  const status = getStatus(error);
  return status >= 400 && status < 500 && !OPEN_STATUSES.includes(status);
}

/** Whether an error response leaves open what became of an earlier try. */
export const leavesOpen = (error: unknown): boolean => getStatus(error) >= 400 && !isRefusal(error);

/** Returns the problem of a `ProblemError`, otherwise the fallback. */
export function toProblem(error: unknown, otherwise: Problem): Problem {
  return error instanceof ProblemError ? error.problem : otherwise;
}
