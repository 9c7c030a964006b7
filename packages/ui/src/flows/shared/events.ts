import type { Notice, Problem } from '../../components/Toast';

/** Emitted to show a toast. */
export interface ToastEvent extends Notice {
  type: 'toast';
}

/**
 * `completed`: the flow ended after its last step. `cancelled`: the user left earlier, with Back.
 */
export type FlowOutcome = 'completed' | 'cancelled';

/** Emitted once when the flow ends; the page decides where to navigate. */
export interface FlowEndedEvent {
  type: 'left';
  outcome: FlowOutcome;
}

/**
 * Sent when the pointer or focus enters or leaves the content of a page that redirects
 * automatically. docs/rules.md TIME-15.
 */
export type RedirectEvent = { type: 'redirect.paused' } | { type: 'redirect.resumed' };

/** The events that every flow emits. */
export type FlowEmitted = ToastEvent | FlowEndedEvent;

/**
 * `busy`: a request is in progress. `over`: the flow has ended, or has succeeded and Back leaves
 * it.
 */
export type FlowTag = 'busy' | 'over';

/** Returns a `toast` event that shows a problem in red. */
export function createProblemToast(problem: Problem): ToastEvent {
  return { type: 'toast', tone: 'danger', ...problem };
}
