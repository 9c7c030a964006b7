import { useLocation } from 'wouter';
import { useStepHistory } from './useStepHistory';

/** A flow that can go a step back. */
interface BackableActor {
  getSnapshot(): { can(event: { type: 'back' }): boolean };
  send(event: { type: 'back' }): void;
}

export interface FlowHistoryOptions {
  actor: BackableActor;
  /** The step shown, from 1. */
  step: number;
  /** The flow reached its end: Back leaves it. */
  isOver: boolean;
  /** Where leaving leads. */
  leaveTo: string;
}

/** Ties a flow's steps to the browser's history. Answers the function that leaves the flow. */
export function useFlowHistory({ actor, step, isOver, leaveTo }: FlowHistoryOptions): () => void {
  const [, navigate] = useLocation();
  return useStepHistory({
    step,
    isOver,
    goBack: () => {
      if (!actor.getSnapshot().can({ type: 'back' })) return false;
      actor.send({ type: 'back' });
      return true;
    },
    leaveTo: () => navigate(leaveTo, { replace: true }),
  });
}
