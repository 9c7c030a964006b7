import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { FlowFrame } from '../../components/FlowFrame';

export interface FormFrameProps {
  /** A running submission machine. */
  actor: {
    getSnapshot(): { matches(state: 'succeeded' | 'completed'): boolean };
    subscribe: AnyActorRef['subscribe'];
  };
  /** What is filled in. */
  form: ReactNode;
  /** In the form's place once the submission went well. */
  done: ReactNode;
}

/** A form and its end. The end stays in sight while the wallet leads away. */
export function FormFrame({ actor, form, done }: FormFrameProps) {
  const isDone = useSelector(
    actor,
    (snapshot) => snapshot.matches('succeeded') || snapshot.matches('completed'),
  );
  return <FlowFrame step={isDone ? 2 : 1}>{isDone ? done : form}</FlowFrame>;
}
