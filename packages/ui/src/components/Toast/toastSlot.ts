import type { ToastId } from './problem';

/** What a toast says. */
export interface ToastContent {
  /** `danger` is the destructive look. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

/** A text of the catalogue is out of date: it goes, if it still stands. */
export interface Withdrawal {
  withdraws: ToastId;
}

/** How long a toast stays, ms (docs/rules.md TOAST-2). Hover and focus hold it. */
export const TOAST_DURATION = 5000;
