import type { EventObject } from 'xstate';
import type { Problem } from '../components/Toast';
import { RequestTimeoutError } from './requests';

/** Makes the flow show a specific problem instead of its default, in the toast and beside the field. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(problem.id);
  }
}

/** Returns why an invoked actor failed: the error that it rejected with, or a timeout. */
export function getActorError(event: EventObject): unknown {
  return 'error' in event ? event.error : new RequestTimeoutError();
}

/** Returns the problem of a `ProblemError`, otherwise the fallback. */
export function toProblem(error: unknown, otherwise: Problem): Problem {
  return error instanceof ProblemError ? error.problem : otherwise;
}
