import type { Notice, Problem } from '../../components/Toast';

/** Emitted to show a toast. */
export interface ToastEvent extends Notice {
  type: 'toast';
}

/** `completed`: left at its end. `cancelled`: left by Back before that. */
export type LeftOutcome = 'completed' | 'cancelled';

/** Emitted once when the flow ends; the page decides where to navigate. */
export interface LeftEvent {
  type: 'left';
  outcome: LeftOutcome;
}

/**
 * Sent by a page that redirects automatically, when a person enters its content and leaves it. docs/rules.md TIME-15.
 */
export type RedirectEvent = { type: 'redirect.paused' } | { type: 'redirect.resumed' };

/** The events that every flow emits. */
export type FlowEmitted = ToastEvent | LeftEvent;

/** `busy`: a request is running. `over`: the flow has succeeded, and Back leaves it. */
export type FlowTag = 'busy' | 'over';

/** Returns the destructive toast of a problem. */
export function createProblemToast(problem: Problem): ToastEvent {
  return { type: 'toast', tone: 'danger', ...problem };
}
