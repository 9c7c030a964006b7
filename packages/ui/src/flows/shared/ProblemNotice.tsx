import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { Callout } from '../../components/Callout';
import { type Problem, ProblemText, type ToastId, useToastText } from '../../components/Toast';

export interface ProblemNoticeProps {
  /** Any machine that keeps a `problem`. */
  actor: {
    getSnapshot(): { context: { problem: Problem | null } };
    subscribe: AnyActorRef['subscribe'];
  };
  /** The problems that are told beside a field instead. @default none */
  except?: readonly ToastId[];
}

/** Says what is wrong for as long as the machine keeps it; the toast of it has gone by then. */
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
