import { useEffect, useEffectEvent, useRef } from 'react';

export interface StepHistoryOptions {
  /** The step shown, from 1. */
  step: number;
  /** Goes one step back; answers whether the flow allowed it. */
  goBack: () => boolean;
  /** The flow is over: Back leaves it instead of undoing what is done. */
  isOver: boolean;
  /** Navigates away, from the flow's first entry. */
  leaveTo: () => void;
}

interface StepState {
  flowStep?: number;
}

const stepOfEntry = () => (window.history.state as StepState | null)?.flowStep ?? 1;

/**
 * Gives each step of a flow its entry in the browser's history, so that Back undoes one step and
 * not the whole flow. Answers the function to leave with: it drops the flow's entries first.
 */
export function useStepHistory({ step, goBack, isOver, leaveTo }: StepHistoryOptions): () => void {
  /** Moves of our own whose `popstate` is still to come, and what is to be done then. */
  const ownMove = useRef<(() => void) | null>(null);
  /** Two presses on the way out leave once. */
  const isLeaving = useRef(false);
  /** The flow's own; entries of other paths are none of its steps. */
  const path = useRef<string | null>(null);

  const move = (entries: number, then: () => void = () => {}) => {
    if (entries === 0) return then();
    ownMove.current = then;
    window.history.go(entries);
  };

  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    move(1 - stepOfEntry(), leaveTo);
  };

  const onStep = useEffectEvent(() => {
    path.current ??= window.location.pathname;
    const entry = stepOfEntry();
    if (step > entry) {
      const state: StepState = { ...window.history.state, flowStep: step };
      window.history.pushState(state, '');
    } else {
      move(step - entry);
    }
  });

  const onPop = useEffectEvent(() => {
    const then = ownMove.current;
    ownMove.current = null;
    if (then) return then();
    if (isLeaving.current || window.location.pathname !== path.current) return;
    const entry = stepOfEntry();
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
