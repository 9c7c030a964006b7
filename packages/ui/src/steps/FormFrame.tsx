import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { FlowFrame } from '../components/FlowFrame';

const DONE_STATES = ['succeeded', 'paused', 'completed'] as const;

export interface FormFrameProps {
  /** A running actor of a submission machine. */
  actor: {
    getSnapshot(): { matches(state: (typeof DONE_STATES)[number]): boolean };
    subscribe: AnyActorRef['subscribe'];
  };
  /** Shown until the submission succeeds. */
  form: ReactNode;
  /** Success view, which replaces the form. */
  done: ReactNode;
}

export function FormFrame({ actor, form, done }: FormFrameProps) {
  const isDone = useSelector(actor, (snapshot) =>
    DONE_STATES.some((state) => snapshot.matches(state)),
  );
  return <FlowFrame step={isDone ? 2 : 1}>{isDone ? done : form}</FlowFrame>;
}
