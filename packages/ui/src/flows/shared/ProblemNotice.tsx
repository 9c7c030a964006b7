import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { Callout } from '../../components/Callout';
import { useToastText, type Problem, type ToastId } from '../../flows/shared';

export interface FailureNoticeProps {
  actor: {
    getSnapshot(): { context: { problem: Problem | null } };
    subscribe: AnyActorRef['subscribe'];
  };
  /** The problem of a submission that failed. */
  failure: ToastId;
}

/** Says that a submission failed for as long as the form stands as it was submitted. */
export function FailureNotice({ actor, failure }: FailureNoticeProps) {
  const text = useToastText();
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (problem?.id !== failure) return null;
  const { title, description } = text(problem);
  return (
    <Callout tone="danger" title={title}>
      {description}
    </Callout>
  );
}
