import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FlowFrame } from '../components/FlowFrame';
import { InDoubtStep, type DoubtfulActor } from './InDoubt';
import { LazyRepeatQuestion, type RepeatingActor } from './LazyRepeatQuestion';

const DONE_STATES = ['succeeded', 'paused', 'completed'] as const;

export interface FormFrameProps {
  /** A running actor of a submission machine that moves money. */
  actor: Omit<DoubtfulActor, 'getSnapshot'> &
    Pick<RepeatingActor, 'send'> & {
      getSnapshot(): ReturnType<RepeatingActor['getSnapshot']> & {
        matches(state: (typeof DONE_STATES)[number]): boolean;
      };
    };
  /** Rendered until the submission succeeds or is in doubt. */
  form: ReactNode;
  /** Success view, which replaces the form. */
  done: ReactNode;
}

export function FormFrame({ actor, form, done }: FormFrameProps) {
  const isDone = useSelector(actor, (snapshot) =>
    DONE_STATES.some((state) => snapshot.matches(state)),
  );
  const isInDoubt = useSelector(actor, (snapshot) => snapshot.hasTag('doubt'));
  return (
    <FlowFrame step={isDone ? 2 : 1} stepKey={isInDoubt ? 'inDoubt' : undefined}>
      {isInDoubt && <InDoubtStep actor={actor} />}
      {!isInDoubt && (isDone ? done : form)}
      <LazyRepeatQuestion actor={actor} />
    </FlowFrame>
  );
}
