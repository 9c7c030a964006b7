import type { Notice, Problem } from '../../components/Toast';

/** Emitted by a machine when the person must be told; the page shows it in the toast slot. */
export interface ToastEvent extends Notice {
  type: 'toast';
}

/** How a flow was left: at its end, or by Back before or beside it. */
export type LeftOutcome = 'completed' | 'cancelled';

/** Emitted once, when the flow is over or left; the page decides where that leads. */
export interface LeftEvent {
  type: 'left';
  outcome: LeftOutcome;
}

/** What every flow emits. */
export type FlowEmitted = ToastEvent | LeftEvent;

/** `busy`: something is under way. `over`: what was to be done is done, and Back leaves. */
export type FlowTag = 'busy' | 'over';

/** The destructive toast that says a problem. */
export function problemToast(problem: Problem): ToastEvent {
  return { type: 'toast', tone: 'danger', ...problem };
}
