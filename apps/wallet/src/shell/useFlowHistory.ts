import { useFlowEvents, type Emitter, type LeftOutcome } from '@rad-wallet/ui/flows/shared';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { useNavigation } from '../data/navigation';
import { useStepHistory } from './useStepHistory';

/** A running flow, as its page needs it. */
export interface FlowActor extends Emitter {
  getSnapshot(): { can(event: { type: 'back' }): boolean; hasTag(tag: 'over'): boolean };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'back' }): void;
}

export interface FlowHistoryOptions {
  actor: FlowActor;
  /** How deep the step shown lies, from 1. */
  depth: number;
  /** Where leaving leads. */
  leaveTo: string | ((outcome: LeftOutcome) => string);
  /**
   * Left by Back, `leaveTo` is only for those who came from outside, and all others are led to where they
   * came from: docs/rules.md NAV-15. @default false
   */
  isFallback?: boolean;
}

/** Ties a flow to its page: shows its toasts, gives each step an entry in the history, leads away when it is left. */
export function useFlowHistory({
  actor,
  depth,
  leaveTo,
  isFallback = false,
}: FlowHistoryOptions): void {
  const { goBack } = useNavigation();
  // The browser's Back from the end of a flow leaves it as its own button would.
  const outcome = useRef<LeftOutcome>('completed');
  const leave = useStepHistory({
    step: depth,
    isOver: useSelector(actor, (snapshot) => snapshot.hasTag('over')),
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
