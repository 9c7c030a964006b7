import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef, StateValue } from 'xstate';
import type { FlowOutcome } from './events';
import type { StepList } from './steps';
import { useFlowEvents, type Emitter } from './useFlowEvents';
import { useStepHistory } from './useStepHistory';

export interface FlowSnapshot {
  value: StateValue;
  can(event: { type: 'back' }): boolean;
  hasTag(tag: 'over'): boolean;
}

export interface FlowActor<Snapshot extends FlowSnapshot> extends Emitter {
  getSnapshot(): Snapshot;
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'back' }): void;
}

export interface FlowHistoryOptions<Step extends string, Snapshot extends FlowSnapshot> {
  actor: FlowActor<Snapshot>;
  /** @default one step */
  steps?: StepList<Step, Snapshot> | undefined;
  /** Called when the flow has ended, at its first history entry: navigates away from the flow. */
  onLeft: (outcome: FlowOutcome) => void;
}

/**
 * Shows the flow's toasts, adds a history entry for each step, so that the browser's Back returns one step, and calls
 * `onLeft` when the flow ends. Works with any router that keeps the properties that others add to the history state.
 */
export function useFlowHistory<Step extends string, Snapshot extends FlowSnapshot>({
  actor,
  steps,
  onLeft,
}: FlowHistoryOptions<Step, Snapshot>): void {
  // Browser Back on the last step has the same outcome as that step's button.
  const outcome = useRef<FlowOutcome>('completed');
  const leave = useStepHistory({
    step: useSelector(actor, (snapshot: Snapshot) =>
      steps ? steps.depth(steps.current(snapshot)) : 1,
    ),
    isOver: useSelector(actor, (snapshot: Snapshot) => snapshot.hasTag('over')),
    goBack: () => {
      if (!actor.getSnapshot().can({ type: 'back' })) return false;
      actor.send({ type: 'back' });
      return true;
    },
    leaveTo: () => onLeft(outcome.current),
  });
  useFlowEvents(actor, (left) => {
    outcome.current = left;
    leave();
  });
}
