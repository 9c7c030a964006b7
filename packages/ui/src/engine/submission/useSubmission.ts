import { useSelector } from '@xstate/react';
import { useClock } from '../../hooks/useClock';
import type { SubmittableActor } from './submissionActor';

export interface Submission {
  /** The form is being submitted, or has succeeded and will exit soon. */
  isPending: boolean;
  canSubmit: boolean;
  /** The submission's outcome is unknown; submitting again looks it up. docs/rules.md PAY-8. */
  isInDoubt: boolean;
  /** Submits with the current time. */
  submit: () => void;
}

export function useSubmission(actor: SubmittableActor): Submission {
  const clock = useClock();
  const isInDoubt = useSelector(actor, (snapshot) => snapshot.hasTag('doubt'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('question'));
  const isOpen = useSelector(
    actor,
    (snapshot) => snapshot.matches('editing') || snapshot.matches('cancelled'),
  );
  return {
    isPending: isBusy || (!isOpen && !isInDoubt && !isAsked),
    isInDoubt,
    // A cancelled form keeps its appearance until the page changes.
    canSubmit: useSelector(
      actor,
      (snapshot) => !snapshot.matches('editing') || snapshot.can({ type: 'submitted' }),
    ),
    submit: () => actor.send({ type: 'submitted', at: clock().toISOString() }),
  };
}
