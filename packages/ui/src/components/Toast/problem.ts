import type { AmountOptions } from '../../format';
import type { en } from '../../messages/en';

/**
 * Augment with custom toast ids, whose messages are under `toasts`: `declare module '@rad-wallet/ui/Toast'
 * { interface CustomToasts { limitReached: true } }`
 */
export interface CustomToasts {}

/** A key of the `toasts` catalogue. */
export type ToastId = keyof typeof en.toasts | keyof CustomToasts;

/** An amount in a message, formatted when the message is rendered. */
export interface AmountValue extends Pick<AmountOptions, 'naming' | 'trailingZeroDisplay'> {
  /** Decimal string in the currency's own unit. */
  amount: string;
  currency: string;
  /** Omits the currency in English, for messages that include it. docs/rules.md MONEY-12. @default false */
  isBare?: boolean;
  /** Whether it is a balance, which can be hidden. docs/rules.md BAL-12. @default false */
  isBalance?: boolean;
}

/** A problem as a catalogue key with values. */
export interface Problem {
  id: ToastId;
  /** Message values: text, counts and amounts. */
  values?: Record<string, string | number | AmountValue>;
}

/** A toast from the `toasts` catalogue. */
export interface Notice extends Problem {
  /** `danger` is the destructive look. */
  tone: 'neutral' | 'success' | 'danger';
}
