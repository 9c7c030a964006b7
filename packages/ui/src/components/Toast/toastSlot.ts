import type { ToastId } from './problem';

export interface ToastContent {
  /** `danger` is the destructive look. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

/** Dismisses the notice with this id, if it is shown. */
export interface ToastDismissal {
  withdraws: ToastId;
}

/** ms (docs/rules.md TOAST-2). Hover and focus pause it. */
export const TOAST_DURATION = 5000;
