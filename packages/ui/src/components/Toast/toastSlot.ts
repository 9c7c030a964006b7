import type { ToastId } from './problem';

export interface ToastContent {
  /** Colour and icon; `danger` is for errors. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

export interface ToastDismissal {
  dismissId: ToastId;
}

/** Default duration of a toast, ms (docs/rules.md TOAST-2). Hover and focus pause the timer. */
export const TOAST_DURATION = 5000;
