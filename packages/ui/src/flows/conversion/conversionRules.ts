import { getLoadedAccounts } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, getDecimals, isPositive, roundDownTo } from '../../format';
import { getRequestAttempt, hasSubject, type Attempt } from '../../requests';
import type { Loadable, WalletAccount } from '../../types';
import {
  getAvailableAmount,
  toConversion,
  parseSourceAmount,
  getResult,
  type Conversion,
  type ConversionInput,
} from './conversion';

export interface ConversionContext extends ConversionInput {
  /** The accounts, loaded by the page. */
  accounts: Loadable<readonly WalletAccount[]>;
  problem: Problem | null;
  /**
   * Attempts not confirmed as successful, most recent last. An attempt may have posted only one of
   * its entries, so the same conversion must reuse its key.
   */
  attempts: readonly Attempt[];
}

/** Returns the entered conversion; null while it is incomplete. */
export function getConversion(context: ConversionContext): Conversion | null {
  return toConversion(getLoadedAccounts(context.accounts), context);
}

/** Returns the unfinished attempt for exactly this conversion. docs/rules.md CONV-18. */
function findOpenAttempt(context: ConversionContext): Attempt | undefined {
  const conversion = getConversion(context);
  return context.attempts.find((attempt) => hasSubject(attempt, conversion));
}

/** Returns the attempts, with the new or existing attempt for this conversion at the end. */
export function addAttempt(context: ConversionContext): readonly Attempt[] {
  const begun = findOpenAttempt(context) ?? getRequestAttempt(null, getConversion(context));
  return [...context.attempts.filter((attempt) => attempt !== begun), begun];
}

/** Returns the first violated rule, in the specified order. docs/rules.md CONV-5. */
export function findProblem(context: ConversionContext): Problem | null {
  const { source, target } = context;
  // A result of 0 is as invalid as an amount of 0.
  if (!isPositive(getResult(context))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotLoaded' };
  const conversion = getConversion(context);
  if (!conversion) return { id: 'conversionAccountError' };
  // A started attempt has passed this check and may already have reduced the balance.
  if (findOpenAttempt(context)) return null;
  const available = getAvailableAmount(context.accounts.value, source);
  if (compare(conversion.source.amount, available) > 0) {
    const spendable = roundDownTo(available, getDecimals(source));
    const balance = {
      amount: spendable,
      currency: source,
      naming: 'symbol',
      isBalance: true,
    } as const;
    return { id: 'conversionInsufficientBalance', values: { currency: source, balance } };
  }
  return null;
}

/** Returns both amounts, formatted as in the preview. */
export function getAmounts(context: ConversionContext): Record<'given' | 'got', AmountValue> {
  const { source, target } = context;
  return {
    given: { amount: parseSourceAmount(context) ?? '0', currency: source, naming: 'symbol' },
    got: { amount: getResult(context), currency: target, naming: 'symbol' },
  };
}
