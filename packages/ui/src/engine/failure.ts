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
 * Statuses after which the request may still take effect: it is being processed, or was sent too early or too often.
 */
const OPEN_STATUSES = [408, 409, 425, 429];

/** Whether the server refused the request. After a server error (5xx), the outcome is still unknown. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ProblemError) return true;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && !OPEN_STATUSES.includes(status);
}

/** Returns the problem of a `ProblemError`, otherwise the fallback. */
export function toProblem(error: unknown, otherwise: Problem): Problem {
  return error instanceof ProblemError ? error.problem : otherwise;
}
