import { useEffect, useEffectEvent, useRef } from 'react';

export interface StepHistoryOptions {
  /** The visible step, starting at 1. */
  step: number;
  goBack: () => boolean;
  /** Whether the flow has ended; Back then leaves it instead of returning to a completed step. */
  isOver: boolean;
  /** Navigates away from the flow; called at the flow's first history entry. */
  leaveTo: () => void;
  /** Property of the history state that holds the step. Must be unique per page. @default flowStep */
  key?: string;
}

/**
 * Gives each step its own history entry, so that the browser's Back returns one step. Keeps the other properties of the
 * history state, where routers store theirs. Returns a function that leaves the flow.
 */
export function useStepHistory({
  step,
  goBack,
  isOver,
  leaveTo,
  key = 'flowStep',
}: StepHistoryOptions): () => void {
  /** The callback of a programmatic history move that has not dispatched `popstate` yet. */
  const ownMove = useRef<(() => void) | null>(null);
  /** Prevents a double press from navigating twice. */
  const isLeaving = useRef(false);
  /** The flow's path; history entries with other paths are not steps. */
  const path = useRef<string | null>(null);

  const readEntryStep = () =>
    (window.history.state as Record<string, number | undefined> | null)?.[key] ?? 1;

  /** While the router renders the page of a pressed link, the history entry is that page's. */
  const isOnOtherPage = () => path.current !== null && window.location.pathname !== path.current;

  const move = (entries: number, then: () => void = () => {}) => {
    if (entries === 0) return then();
    ownMove.current = then;
    window.history.go(entries);
  };

  const leave = () => {
    if (isLeaving.current || isOnOtherPage()) return;
    isLeaving.current = true;
    const leaveFlow = () => move(1 - readEntryStep(), leaveTo);
    if (ownMove.current) ownMove.current = leaveFlow;
    else leaveFlow();
  };

  const onStep = useEffectEvent(() => {
    path.current ??= window.location.pathname;
    // During a pending move, the current entry cannot be compared with the step.
    if (ownMove.current || isOnOtherPage()) return;
    const entry = readEntryStep();
    const state = { ...window.history.state, [key]: step };
    if (step > entry) window.history.pushState(state, '');
    // Keep what the page stored in the removed entry, such as selected dates.
    else if (step < entry) move(step - entry, () => window.history.replaceState(state, ''));
  });

  const onPop = useEffectEvent(() => {
    const then = ownMove.current;
    ownMove.current = null;
    if (then) {
      then();
      if (!isLeaving.current) onStep();
      return;
    }
    if (isLeaving.current || isOnOtherPage()) return;
    const entry = readEntryStep();
    if (entry === step) return;
    if (isOver) leave();
    else if (entry > step || !goBack()) move(step - entry);
  });

  useEffect(() => onStep(), [step]);

  useEffect(() => {
    const listener = () => onPop();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  return leave;
}
