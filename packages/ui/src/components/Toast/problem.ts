import type { en } from '../../messages/en';

/**
 * Toast ids of an app's own. Their texts come with the app's messages, under `toasts`:
 * `declare module '@rad-wallet/ui/Toast' { interface OwnToasts { limitReached: true } }`
 */
export interface OwnToasts {}

/** A key of the `toasts` catalogue. */
export type ToastId = keyof typeof en.toasts | keyof OwnToasts;

/** What is wrong, as data: the catalogue holds the words, the view the place. */
export interface Problem {
  id: ToastId;
  /** What the text speaks of, already formatted. */
  values?: Record<string, string>;
}

/** A text of the `toasts` catalogue for the toast slot. */
export interface Notice extends Problem {
  /** `danger` is the destructive look. */
  tone: 'neutral' | 'success' | 'danger';
}
