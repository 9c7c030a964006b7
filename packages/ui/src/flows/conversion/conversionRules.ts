import { getLoadedAccounts } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, hasRates, isPositive, type Money } from '../../format';
import { roundToSpendable } from '../../format/formatAmount';
import { getRequestAttempt } from '../../requests';
import type { Loadable, WalletAccount } from '../../types';
import {
  getAvailableAmount,
  toConversion,
  parseSourceAmount,
  getResult,
  type Conversion,
  type ConversionInput,
} from './conversion';

/** A requested conversion that is not known to have succeeded. */
export interface ConversionAttempt {
  key: string;
  conversion: Conversion;
}

export interface ConversionContext extends ConversionInput {
  accounts: Loadable<readonly WalletAccount[]>;
  money: Money;
  /** The amount to which the form is reset after each successful conversion. */
  initialAmount: string;
  problem: Problem | null;
  /** Most recent last. An attempt may have posted one of its entries, so a retry must reuse its key. */
  attempts: readonly ConversionAttempt[];
}

/** Whether two conversions differ at most in the exchange rate. */
const isSameRequest = (one: Conversion, other: Conversion) =>
  one.source.amount === other.source.amount &&
  one.source.currency === other.source.currency &&
  one.source.accountId === other.source.accountId &&
  one.target.currency === other.target.currency &&
  one.target.accountId === other.target.accountId;

function getEntered({ accounts, money, ...input }: ConversionContext): Conversion | null {
  return hasRates(money) ? toConversion(getLoadedAccounts(accounts), input, money) : null;
}

/** Returns the unfinished attempt for the entered conversion. docs/rules.md CONV-18. */
function findOpenAttempt(context: ConversionContext): ConversionAttempt | undefined {
  const entered = getEntered(context);
  if (!entered) return undefined;
  return context.attempts.find(({ conversion }) => isSameRequest(conversion, entered));
}

/** Returns the conversion to request. An unfinished attempt keeps its original rate. docs/rules.md CONV-22. */
export const getConversion = (context: ConversionContext): Conversion | null =>
  findOpenAttempt(context)?.conversion ?? getEntered(context);

/** Returns the amount that the user gets, for the preview; null while the rates are not loaded. */
export function getPreview(context: ConversionContext): string | null {
  const { money } = context;
  if (!hasRates(money)) return null;
  return getConversion(context)?.target.amount ?? getResult(context, money);
}

export function addAttempt(context: ConversionContext): readonly ConversionAttempt[] {
  const conversion = getConversion(context);
  if (!conversion) throw new Error('conversion: nothing to convert.');
  const { key } = findOpenAttempt(context) ?? getRequestAttempt(null, conversion);
  return [...context.attempts.filter((attempt) => attempt.key !== key), { key, conversion }];
}

/** Returns the first violated rule, in the specified order. docs/rules.md CONV-5. */
export function findProblem(context: ConversionContext): Problem | null {
  const { source, target, money } = context;
  if (parseSourceAmount(context) === null) return { id: 'invalidAmount' };
  // A result of 0 is as invalid as an amount of 0.
  if (hasRates(money) && !isPositive(getResult(context, money))) return { id: 'invalidAmount' };
  if (source === target) return { id: 'sameCurrency' };
  if (!hasRates(money)) return { id: 'ratesNotLoaded' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotLoaded' };
  const conversion = getConversion(context);
  if (!conversion) return { id: 'conversionAccountError' };
  // A started attempt has passed this check and may already have reduced the balance.
  if (findOpenAttempt(context)) return null;
  const available = getAvailableAmount(context.accounts.value, source, money);
  if (compare(conversion.source.amount, available) > 0) {
    const balance = {
      amount: roundToSpendable(available, source, money),
      currency: source,
      naming: 'symbol',
      isBalance: true,
    } as const;
    return { id: 'conversionInsufficientBalance', values: { currency: source, balance } };
  }
  return null;
}

export function getAmounts({ attempts }: ConversionContext): Record<'given' | 'got', AmountValue> {
  const conversion = attempts.at(-1)?.conversion;
  const toValue = (side: Conversion['source'] | undefined): AmountValue => ({
    amount: side?.amount ?? '0',
    currency: side?.currency,
    naming: 'symbol',
  });
  return { given: toValue(conversion?.source), got: toValue(conversion?.target) };
}
