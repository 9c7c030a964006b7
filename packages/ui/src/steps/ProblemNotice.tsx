import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { Callout } from '../components/Callout';
import { type Problem, ProblemText, type ToastId, useToastText } from '../components/Toast';

export interface ProblemNoticeProps {
  /** An actor whose context has a `problem`. */
  actor: {
    getSnapshot(): { context: { problem: Problem | null } };
    subscribe: AnyActorRef['subscribe'];
  };
  /** Problems that are shown beside a field instead. @default none */
  except?: readonly ToastId[];
}

/** Shows the machine's problem until it is cleared; the toast disappears earlier. */
export function ProblemNotice({ actor, except = [] }: ProblemNoticeProps) {
  const text = useToastText();
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (!problem || except.includes(problem.id)) return null;
  return (
    <Callout tone="danger" title={text(problem).title}>
      <ProblemText problem={problem} />
    </Callout>
  );
}
