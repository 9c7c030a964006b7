import type { Notice, Problem } from '../components/Toast';

/** Emitted to show a toast. */
export interface ToastEvent extends Notice {
  type: 'toast';
}

/** `cancelled`: the user left before the last step. */
export type FlowOutcome = 'completed' | 'cancelled';

/** Emitted once when the flow ends; the page decides where to navigate. */
export interface FlowEndedEvent {
  type: 'left';
  outcome: FlowOutcome;
}

/** Pauses or resumes the automatic redirect. docs/rules.md TIME-15. */
export type RedirectEvent = { type: 'redirect.paused' } | { type: 'redirect.resumed' };

/** The answer to the question before a repeated payment, and the payer's consent. docs/rules.md PAY-12, CONSENT-1. */
export type RepeatEvent =
  | { type: 'repeat.confirmed' }
  | { type: 'consent.given' }
  | { type: 'repeat.declined' };

/** The events that every flow emits. */
export type FlowEmitted = ToastEvent | FlowEndedEvent;

/**
 * `over`: the flow has ended, or has succeeded, so that Back leaves it. `doubt`: the request's outcome is unknown.
 * `question`: the flow waits for confirmation of a repeated payment, or for consent.
 */
export type FlowTag = 'busy' | 'over' | 'doubt' | 'question';

/** Returns a `toast` event that shows a problem as an error. */
export function createProblemToast(problem: Problem): ToastEvent {
  return { type: 'toast', tone: 'danger', ...problem };
}
