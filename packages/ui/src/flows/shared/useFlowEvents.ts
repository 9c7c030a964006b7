import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../components/Toast';
import type { FlowEmitted, LeftOutcome } from './events';

/** The part of an actor that emits. */
export interface Emitter {
  on(type: '*', listener: (event: FlowEmitted) => void): { unsubscribe(): void };
}

/** Shows what a flow emits as toasts, and tells when the flow is left. */
export function useFlowEvents(actor: Emitter, onLeft: (outcome: LeftOutcome) => void): void {
  const notify = useNotify();
  const onEvent = useEffectEvent((event: FlowEmitted) => {
    if (event.type === 'left') onLeft(event.outcome);
    else notify(event);
  });

  useEffect(() => {
    const subscription = actor.on('*', (event) => onEvent(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
