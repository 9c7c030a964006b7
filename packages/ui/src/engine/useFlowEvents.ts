import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, type ToastId } from '../components/Toast';
import { useDismissToast } from '../components/Toast/useDismissToast';
import type { FlowEmitted, FlowTag, FlowOutcome } from './events';

/** The part of an actor that `useFlowEvents` needs. */
export interface Emitter {
  on(type: '*', listener: (event: FlowEmitted) => void): { unsubscribe(): void };
  subscribe(listener: (snapshot: { hasTag(tag: FlowTag): boolean }) => void): {
    unsubscribe(): void;
  };
}

/** Shows a flow's toasts, dismisses an obsolete error toast on retry, and calls `onLeft` when the flow ends. */
export function useFlowEvents(actor: Emitter, onLeft: (outcome: FlowOutcome) => void): void {
  const notify = useNotify();
  const withdraw = useDismissToast();
  /** Id of the last error toast, which a retry makes obsolete; reset when a request starts. */
  const problem = useRef<ToastId | null>(null);
  const onEvent = useEffectEvent((event: FlowEmitted) => {
    if (event.type === 'left') return onLeft(event.outcome);
    problem.current = event.tone === 'success' ? null : event.id;
    notify(event);
  });
  // A retry dismisses the toast of the previous failure (docs/rules.md TOAST-5).
  const onTriedAgain = useEffectEvent(() => {
    if (problem.current) withdraw(problem.current);
    problem.current = null;
  });

  useEffect(() => {
    const subscriptions = [
      actor.on('*', (event) => onEvent(event)),
      actor.subscribe((snapshot) => {
        if (snapshot.hasTag('busy')) onTriedAgain();
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);
}
