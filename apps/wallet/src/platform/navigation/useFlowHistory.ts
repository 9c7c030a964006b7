import {
  useFlowEvents,
  type Emitter,
  type FlowOutcome,
  type StepList,
} from '@rad-wallet/ui/engine';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef, StateValue } from 'xstate';
import { useNavigation } from './navigation';
import { useStepHistory } from './useStepHistory';

interface FlowSnapshot {
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
  steps?: StepList<Step, Snapshot>;
  /** Path to navigate to when the flow ends. */
  leaveTo: string | ((outcome: FlowOutcome) => string);
  /** Makes a cancelled flow go back, with `leaveTo` only as a fallback. docs/rules.md NAV-15. @default false */
  isFallback?: boolean;
}

/** Shows the flow's toasts, adds a history entry for each step, and navigates when the flow ends. */
export function useFlowHistory<Step extends string, Snapshot extends FlowSnapshot>({
  actor,
  steps,
  leaveTo,
  isFallback = false,
}: FlowHistoryOptions<Step, Snapshot>): void {
  const { goBack } = useNavigation();
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
    leaveTo: () =>
      goBack(typeof leaveTo === 'string' ? leaveTo : leaveTo(outcome.current), {
        isFallback: isFallback && outcome.current === 'cancelled',
      }),
  });
  useFlowEvents(actor, (left) => {
    outcome.current = left;
    leave();
  });
}
