import { useSelector } from '@xstate/react';
import { useClock } from '../../hooks/useClock';
import type { SubmittableActor } from './submissionActor';

export interface Submission {
  /** The form is being submitted, or has succeeded and is about to exit. */
  isPending: boolean;
  canSubmit: boolean;
  /** Submits with the current time. */
  submit: () => void;
}

export function useSubmission(actor: SubmittableActor): Submission {
  const clock = useClock();
  return {
    isPending: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') && !snapshot.matches('cancelled'),
    ),
    // A cancelled form keeps its appearance until the page changes.
    canSubmit: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') || snapshot.can({ type: 'submitted' }),
    ),
    submit: () => actor.send({ type: 'submitted', at: clock().toISOString() }),
  };
}
