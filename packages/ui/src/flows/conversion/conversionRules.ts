import { compare, formatAvailable, formatPreview, isPositive } from '../../format';
import type { WalletAccount } from '../../types';
import { isAttemptAt, type Attempt, type Problem } from '../shared';
import { availableOf, conversionOf, resultOf, type ConversionWish } from './conversion';

/** What the flow knows. */
export interface ConversionContext extends ConversionWish {
  accounts: WalletAccount[];
  problem: Problem | null;
  /** Attempts not seen to succeed: one may have gone half-way, and the same wish goes on with it. */
  attempts: Attempt[];
}

/** The attempt at just this conversion, if it was begun. docs/rules.md CONV-18. */
export function begunAttempt(context: ConversionContext): Attempt | undefined {
  const conversion = conversionOf(context.accounts, context);
  return context.attempts.find((attempt) => isAttemptAt(attempt, conversion));
}

/** The first rule that the conversion breaks, in the specified order. docs/rules.md CONV-5. */
export function problemOf(context: ConversionContext): Problem | null {
  const { accounts, source, target } = context;
  // A result of nothing is as little an amount as an entry of nothing.
  if (!isPositive(resultOf(context))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };
  const conversion = conversionOf(accounts, context);
  if (!conversion) return { id: 'conversionAccountError' };
  // What was begun has passed this, and may already have taken the money.
  if (begunAttempt(context)) return null;
  const available = availableOf(accounts, source);
  if (compare(conversion.source.amount, available) > 0) {
    const values = { currency: source, balance: formatAvailable(available, source) };
    return { id: 'conversionInsufficientBalance', values };
  }
  return null;
}

/** Both amounts as the preview writes them. */
export function wordsOf(context: ConversionContext): { given: string; got: string } {
  const conversion = conversionOf(context.accounts, context);
  return {
    given: formatPreview(conversion?.source.amount ?? '0', context.source),
    got: formatPreview(resultOf(context), context.target),
  };
}
