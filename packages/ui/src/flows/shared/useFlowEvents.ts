import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotify, type ToastId } from '../../components/Toast';
import { useWithdraw } from '../../components/Toast/useWithdraw';
import type { FlowEmitted, FlowTag, LeftOutcome } from './events';

/** The part of an actor that emits, and tells how it stands. */
export interface Emitter {
  on(type: '*', listener: (event: FlowEmitted) => void): { unsubscribe(): void };
  subscribe(listener: (snapshot: { hasTag(tag: FlowTag): boolean }) => void): {
    unsubscribe(): void;
  };
}

/** Shows what a flow emits as toasts, takes back what is out of date, and tells when the flow is left. */
export function useFlowEvents(actor: Emitter, onLeft: (outcome: LeftOutcome) => void): void {
  const notify = useNotify();
  const withdraw = useWithdraw();
  /** What went wrong last, while nothing else is under way. */
  const problem = useRef<ToastId | null>(null);
  const onEvent = useEffectEvent((event: FlowEmitted) => {
    if (event.type === 'left') return onLeft(event.outcome);
    problem.current = event.tone === 'danger' ? event.id : null;
    notify(event);
  });
  // Once it is tried again, nobody is to read that it failed: docs/rules.md TOAST-5.
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
