import { accountsIn } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, decimalsOf, isPositive, roundDownTo } from '../../format';
import { attemptFor, isAttemptAt, type Attempt } from '../../requests';
import type { Loadable, WalletAccount } from '../../types';
import {
  availableOf,
  conversionOf,
  givenOf,
  resultOf,
  type Conversion,
  type ConversionWish,
} from './conversion';

/** What the flow knows. */
export interface ConversionContext extends ConversionWish {
  /** What the page has read so far. */
  accounts: Loadable<readonly WalletAccount[]>;
  problem: Problem | null;
  /**
   * Attempts not seen to succeed, the latest last: one may have gone half-way, and the same wish goes
   * on with it.
   */
  attempts: readonly Attempt[];
}

/** The conversion that is asked for; null while something that it needs is missing. */
export function wishedConversion(context: ConversionContext): Conversion | null {
  return conversionOf(accountsIn(context.accounts), context);
}

/** The attempt at just this conversion, if it was begun. docs/rules.md CONV-18. */
function begunAttempt(context: ConversionContext): Attempt | undefined {
  const conversion = wishedConversion(context);
  return context.attempts.find((attempt) => isAttemptAt(attempt, conversion));
}

/** The attempts once this conversion is begun, or goes on: it is the latest. */
export function withAttempt(context: ConversionContext): readonly Attempt[] {
  const begun = begunAttempt(context) ?? attemptFor(null, wishedConversion(context));
  return [...context.attempts.filter((attempt) => attempt !== begun), begun];
}

/** The first rule that the conversion breaks, in the specified order. docs/rules.md CONV-5. */
export function problemOf(context: ConversionContext): Problem | null {
  const { source, target } = context;
  // A result of nothing is as little an amount as an entry of nothing.
  if (!isPositive(resultOf(context))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotRead' };
  const conversion = wishedConversion(context);
  if (!conversion) return { id: 'conversionAccountError' };
  // What was begun has passed this, and may already have taken the money.
  if (begunAttempt(context)) return null;
  const available = availableOf(context.accounts.value, source);
  if (compare(conversion.source.amount, available) > 0) {
    const spendable = roundDownTo(available, decimalsOf(source));
    const balance = { amount: spendable, currency: source, naming: 'symbol' } as const;
    return { id: 'conversionInsufficientBalance', values: { currency: source, balance } };
  }
  return null;
}

/** Both amounts, to be written as the preview writes them. */
export function amountsOf(context: ConversionContext): Record<'given' | 'got', AmountValue> {
  const { source, target } = context;
  return {
    given: { amount: givenOf(context) ?? '0', currency: source, naming: 'symbol' },
    got: { amount: resultOf(context), currency: target, naming: 'symbol' },
  };
}
