import { useSelector } from '@xstate/react';
import { useClock } from '../../hooks/useClock';
import type { SubmittableActor } from './submissionActor';

/** A form as its view needs it. */
export interface Submission {
  /** Under way; or through, and about to lead away. */
  isPending: boolean;
  /** Whether Submit can be pressed. */
  canSubmit: boolean;
  /** Submits, with the present moment. */
  submit: () => void;
}

/** What the button of a form has to know, and what it does. */
export function useSubmission(actor: SubmittableActor): Submission {
  const clock = useClock();
  return {
    isPending: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') && !snapshot.matches('cancelled'),
    ),
    // A form that was given up keeps its looks while the app leads away.
    canSubmit: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') || snapshot.can({ type: 'submitted' }),
    ),
    submit: () => actor.send({ type: 'submitted', at: clock().toISOString() }),
  };
}
