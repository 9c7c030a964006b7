import type { en } from '../../messages/en';

/** A key of the `toasts` catalogue. */
export type ToastId = keyof typeof en.toasts;

/** What is wrong, as data: the catalogue holds the words, the view the place. */
export interface Problem {
  id: ToastId;
  /** What the text speaks of, already formatted. */
  values?: Record<string, string>;
}

/** Emitted by a machine when the person must be told; the page shows it in the toast slot. */
export interface ToastEvent {
  type: 'toast';
  tone: 'success' | 'danger';
  id: ToastId;
  values?: Record<string, string>;
}

/** Emitted when the flow is over or left; the page decides where that leads. */
export interface LeftEvent {
  type: 'left';
}

/** The destructive toast that says a problem. */
export function problemToast(problem: Problem): ToastEvent {
  return { type: 'toast', tone: 'danger', ...problem };
}
