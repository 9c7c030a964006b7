import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { Callout } from '../../components/Callout';
import type { Problem, ToastId } from './problem';
import { useToastText } from './useToastText';

export interface ProblemNoticeProps {
  actor: {
    getSnapshot(): { context: { problem: Problem | null } };
    subscribe: AnyActorRef['subscribe'];
  };
  /** The problems that no single field is to blame for. @default any */
  problems?: readonly ToastId[];
}

/** Says what is wrong for as long as the machine keeps it; the toast of it has gone by then. */
export function ProblemNotice({ actor, problems }: ProblemNoticeProps) {
  const text = useToastText();
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (!problem || (problems && !problems.includes(problem.id))) return null;
  const { title, description } = text(problem);
  return (
    <Callout tone="danger" title={title}>
      {description}
    </Callout>
  );
}
