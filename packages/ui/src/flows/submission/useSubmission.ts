import { useSelector } from '@xstate/react';
import { useClock } from '../../hooks/useClock';
import type { SubmittableActor } from './submissionActor';

/** State and action of a form's submit button. */
export interface Submission {
  /** Submitting, or succeeded and about to leave. */
  isPending: boolean;
  canSubmit: boolean;
  /** Submits with the current time. */
  submit: () => void;
}

/** Returns the state and action of a form's submit button. */
export function useSubmission(actor: SubmittableActor): Submission {
  const clock = useClock();
  return {
    isPending: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') && !snapshot.matches('cancelled'),
    ),
    // A cancelled form keeps its look until the page changes.
    canSubmit: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') || snapshot.can({ type: 'submitted' }),
    ),
    submit: () => actor.send({ type: 'submitted', at: clock().toISOString() }),
  };
}
