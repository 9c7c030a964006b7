import { accountsIn } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, getDecimals, isPositive, roundDownTo } from '../../format';
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

export interface ConversionContext extends ConversionWish {
  /** The accounts as the page has loaded them. */
  accounts: Loadable<readonly WalletAccount[]>;
  problem: Problem | null;
  /**
   * Attempts that are not known to have succeeded, latest last. One may have posted only one entry;
   * the same conversion must reuse its key.
   */
  attempts: readonly Attempt[];
}

/** Returns the entered conversion; null while it is incomplete. */
export function wishedConversion(context: ConversionContext): Conversion | null {
  return conversionOf(accountsIn(context.accounts), context);
}

/** Returns the open attempt with this exact conversion. docs/rules.md CONV-18. */
function begunAttempt(context: ConversionContext): Attempt | undefined {
  const conversion = wishedConversion(context);
  return context.attempts.find((attempt) => isAttemptAt(attempt, conversion));
}

/** Returns the attempts with this conversion's attempt, new or existing, moved to the end. */
export function withAttempt(context: ConversionContext): readonly Attempt[] {
  const begun = begunAttempt(context) ?? attemptFor(null, wishedConversion(context));
  return [...context.attempts.filter((attempt) => attempt !== begun), begun];
}

/** Returns the first broken rule, in the specified order. docs/rules.md CONV-5. */
export function problemOf(context: ConversionContext): Problem | null {
  const { source, target } = context;
  // A result of 0 is as invalid as an amount of 0.
  if (!isPositive(resultOf(context))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotRead' };
  const conversion = wishedConversion(context);
  if (!conversion) return { id: 'conversionAccountError' };
  // A started attempt has passed this check and may already have reduced the balance.
  if (begunAttempt(context)) return null;
  const available = availableOf(context.accounts.value, source);
  if (compare(conversion.source.amount, available) > 0) {
    const spendable = roundDownTo(available, getDecimals(source));
    const balance = { amount: spendable, currency: source, naming: 'symbol' } as const;
    return { id: 'conversionInsufficientBalance', values: { currency: source, balance } };
  }
  return null;
}

/** Returns both amounts in the format of the preview. */
export function amountsOf(context: ConversionContext): Record<'given' | 'got', AmountValue> {
  const { source, target } = context;
  return {
    given: { amount: givenOf(context) ?? '0', currency: source, naming: 'symbol' },
    got: { amount: resultOf(context), currency: target, naming: 'symbol' },
  };
}
