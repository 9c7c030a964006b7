import { useEffect, useEffectEvent } from 'react';
import type { LeftEvent, ToastEvent } from './problem';
import { useNotify } from './useNotify';

/** The part of an actor that emits. */
export interface Emitter {
  on(type: '*', listener: (event: ToastEvent | LeftEvent) => void): { unsubscribe(): void };
}

/** Shows what a flow emits as toasts, and tells when the flow is left. */
export function useFlowEvents(actor: Emitter, onLeft: () => void): void {
  const notify = useNotify();
  const onEvent = useEffectEvent((event: ToastEvent | LeftEvent) => {
    if (event.type === 'left') onLeft();
    else notify(event);
  });

  useEffect(() => {
    const subscription = actor.on('*', (event) => onEvent(event));
    return () => subscription.unsubscribe();
  }, [actor]);
}
