import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../components/Toast';
import type { LeftEvent, ToastEvent } from './problem';
import { useToastText } from './useToastText';

/** The part of an actor that emits. */
interface Emitter {
  on(type: 'toast', listener: (event: ToastEvent) => void): { unsubscribe(): void };
  on(type: 'left', listener: (event: LeftEvent) => void): { unsubscribe(): void };
}

/** Shows what a flow emits as toasts, and tells when the flow is left. */
export function useFlowEvents(actor: Emitter, onLeft: () => void): void {
  const show = useToast();
  const text = useToastText();
  const onToast = useEffectEvent((event: ToastEvent) => show({ tone: event.tone, ...text(event) }));
  const left = useEffectEvent(onLeft);

  useEffect(() => {
    const subscriptions = [actor.on('toast', onToast), actor.on('left', () => left())];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
}
