import type { EventObject } from 'xstate';
import type { Problem } from '../../components/Toast';
import { RequestTimeoutError } from '../../requests';

/**
 * Rejected with by an app's actor that knows better than "it failed" what the person is to be told:
 * the flow shows this problem instead of its own, beside the field and in the toast.
 */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly problem: Problem) {
    super(problem.id);
  }
}

/** Why an actor gave no answer: what it rejected with, or that its time was up. */
export function errorOf(event: EventObject): unknown {
  return 'error' in event ? event.error : new RequestTimeoutError();
}

/** What the person is told of an error: the actor's own problem, else the flow's. */
export function problemOfError(error: unknown, otherwise: Problem): Problem {
  return error instanceof ProblemError ? error.problem : otherwise;
}
