import { getLoadedAccounts } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, hasRates, isPositive, type Money } from '../../format';
import { roundToSpendable } from '../../format/formatAmount';
import { getRequestAttempt, hasSubject, type Attempt } from '../../engine/requests';
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
  accounts: Loadable<readonly WalletAccount[]>;
  money: Money;
  /** The amount to which the form is reset after each successful conversion. */
  initialAmount: string;
  problem: Problem | null;
  /** May have posted one of its entries, so a retry must reuse its key. */
  attempt: Attempt<Conversion> | null;
}

/** Conversions that differ only in the exchange rate have the same subject. */
const toSubject = ({ source, target: { currency, accountId } }: Conversion) => ({
  source,
  target: { currency, accountId },
});

function getEntered({
  accounts,
  money,
  ...input
}: Omit<ConversionContext, 'attempt'>): Conversion | null {
  return hasRates(money) ? toConversion(getLoadedAccounts(accounts), input, money) : null;
}

/** Returns the unfinished attempt for the entered conversion. docs/rules.md CONV-18. */
function findOpenAttempt({ attempt, ...context }: ConversionContext): Attempt<Conversion> | null {
  const entered = attempt && getEntered(context);
  return entered && hasSubject(attempt, toSubject(entered))
    ? getRequestAttempt(attempt, toSubject(entered))
    : null;
}

/** Returns the conversion to request. An unfinished attempt keeps its original rate. docs/rules.md CONV-22. */
export const getConversion = (context: ConversionContext): Conversion | null =>
  findOpenAttempt(context)?.request ?? getEntered(context);

const COMMAS = /[,\u060c\u066c]/g;

/**
 * Returns the amount that the user gets, for the preview, which ignores commas wherever they are; null while the rates
 * are not loaded. docs/rules.md CONV-4.
 */
export function getPreview(context: ConversionContext): string | null {
  const { money } = context;
  if (!hasRates(money)) return null;
  return (
    getConversion(context)?.target.amount ??
    getResult({ ...context, amount: context.amount.replace(COMMAS, '') }, money)
  );
}

export function getAttempt(context: ConversionContext): Attempt<Conversion> {
  const entered = getEntered(context);
  if (!entered) throw new Error('conversion: nothing to convert.');
  return getRequestAttempt(context.attempt, toSubject(entered), entered);
}

/** Returns the first violated rule, in the specified order. docs/rules.md CONV-5. */
export function findProblem(context: ConversionContext): Problem | null {
  const { source, target, money } = context;
  if (parseSourceAmount(context, money) === null) return { id: 'invalidAmount' };
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

export function getAmounts({ attempt }: ConversionContext): Record<'given' | 'got', AmountValue> {
  const toValue = (side: Conversion['source'] | undefined): AmountValue => ({
    amount: side?.amount ?? '0',
    currency: side?.currency,
    naming: 'symbol',
  });
  return { given: toValue(attempt?.request?.source), got: toValue(attempt?.request?.target) };
}
