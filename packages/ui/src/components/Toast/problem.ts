import type { AmountOptions } from '../../format';
import type { en } from '../../messages/en';

/**
 * Toast ids of an app's own. Their texts come with the app's messages, under `toasts`:
 * `declare module '@rad-wallet/ui/Toast' { interface OwnToasts { limitReached: true } }`
 */
export interface OwnToasts {}

/** A key of the `toasts` catalogue. */
export type ToastId = keyof typeof en.toasts | keyof OwnToasts;

/** An amount that a text speaks of, as data: it is written where the text is shown, in its language. */
export interface AmountValue extends Pick<AmountOptions, 'naming' | 'trailingZeroDisplay'> {
  /** Decimal string in the currency's own unit. */
  amount: string;
  currency: string;
  /** In English the figure alone, for a text that brings its own currency there. docs/rules.md MONEY-12. @default false */
  isBare?: boolean;
}

/** What is wrong, as data: the catalogue holds the words, the view the place. */
export interface Problem {
  id: ToastId;
  /** What the text speaks of: words as they are said, and amounts. */
  values?: Record<string, string | AmountValue>;
}

/** A text of the `toasts` catalogue for the toast slot. */
export interface Notice extends Problem {
  /** `danger` is the destructive look. */
  tone: 'neutral' | 'success' | 'danger';
}
