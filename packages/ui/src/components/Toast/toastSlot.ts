import type { ReactNode } from 'react';
import type { ToastId } from './problem';

export interface ToastContent {
  /** Colour and icon; `danger` is for errors. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger';
  title: string;
  description?: string;
}

/** What the toast region renders. */
export interface RenderedToast extends Pick<ToastContent, 'tone'> {
  /** The notice's message key, used to dismiss it. */
  id?: ToastId;
  title: ReactNode;
  description?: ReactNode;
}

export interface ToastDismissal {
  dismissId: ToastId;
}

/** Default duration of a toast, in ms (docs/rules.md TOAST-2). Hover and focus pause the timer. */
export const TOAST_DURATION = 5000;
