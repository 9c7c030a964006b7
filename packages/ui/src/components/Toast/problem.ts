import type { AmountOptions } from '../../format';
import type { SetToasts } from '../../messages/toasts';
import type { toastsMessages } from '../../messages/shared/toasts';

/** Add your own toasts: `declare module '@rad-wallet/ui/Toast' { interface CustomToasts { limitReached: true } }` */
export interface CustomToasts {}

/** The id of a toast: a toast that features share, of a feature, or of the app. */
export type ToastId = keyof typeof toastsMessages.en | keyof SetToasts | keyof CustomToasts;

/** An amount in a message, formatted in the current language when the message is rendered. */
export interface AmountValue extends Pick<AmountOptions, 'naming' | 'trailingZeroDisplay'> {
  /** A plain decimal string in units of the currency. */
  amount: string;
  /** @default the home currency */
  currency?: string;
  /** Whether the amount is a balance, which the user can hide. docs/rules.md BAL-12. @default false */
  isBalance?: boolean;
}

export interface Problem {
  id: ToastId;
  /** Values for the message's placeholders: text, counts and amounts. */
  values?: Record<string, string | number | AmountValue>;
}

export interface Notice extends Problem {
  /** Colour and icon; `danger` is for errors. */
  tone: 'neutral' | 'success' | 'danger';
}
