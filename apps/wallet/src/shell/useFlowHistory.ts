import {
  useFlowEvents,
  type Emitter,
  type LeftOutcome,
  type StepList,
} from '@rad-wallet/ui/flows/shared';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef, StateValue } from 'xstate';
import { useNavigation } from '../data/navigation';
import { useStepHistory } from './useStepHistory';

interface FlowSnapshot {
  value: StateValue;
  can(event: { type: 'back' }): boolean;
  hasTag(tag: 'over'): boolean;
}

/** The part of a flow's actor that its page uses. */
export interface FlowActor<Snapshot extends FlowSnapshot> extends Emitter {
  getSnapshot(): Snapshot;
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'back' }): void;
}

export interface FlowHistoryOptions<Step extends string, Snapshot extends FlowSnapshot> {
  actor: FlowActor<Snapshot>;
  /** @default one step */
  steps?: StepList<Step, Snapshot>;
  /** The path to navigate to when the flow ends. */
  leaveTo: string | ((outcome: LeftOutcome) => string);
  /**
   * A cancelled flow returns to the page that it was opened from, and uses `leaveTo` only where there is
   * none: docs/rules.md NAV-15. @default false
   */
  isFallback?: boolean;
}

/** Connects a flow to its page: shows its toasts, adds a history entry for each step, navigates when it is over. */
export function useFlowHistory<Step extends string, Snapshot extends FlowSnapshot>({
  actor,
  steps,
  leaveTo,
  isFallback = false,
}: FlowHistoryOptions<Step, Snapshot>): void {
  const { goBack } = useNavigation();
  // The browser's Back on the last step has the same outcome as the button of that step.
  const outcome = useRef<LeftOutcome>('completed');
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
