import { getLoadedAccounts } from '../../accounts';
import type { AmountValue, Problem } from '../../components/Toast';
import { compare, hasRates, isPositive, type Money } from '../../format';
import { roundToSpendable } from '../../format/formatAmount';
import {
  completeAttempt,
  getRequestAttempt,
  hasSubject,
  type PreparedRequest,
} from '../../engine/requests';
import type { RequestContext } from '../../engine';
import type { Loadable, WalletAccount } from '../../types';
import {
  getAvailableAmount,
  toConversion,
  parseSourceAmount,
  getResult,
  type Conversion,
  type ConversionInput,
} from './conversion';

/** One of the attempt's entries may already be posted, so a retry must reuse its key. */
export interface ConversionContext extends ConversionInput, RequestContext<Conversion> {
  accounts: Loadable<readonly WalletAccount[]>;
  money: Money;
  /** The amount to which the form is reset after each successful conversion. */
  initialAmount: string;
}

/** Conversions that differ only in the exchange rate share one idempotency key. */
const toSubject = ({ source, target: { currency, accountId } }: Conversion) => ({
  source,
  target: { currency, accountId },
});

function getEntered({
  accounts,
  money,
  ...input
}: Omit<ConversionContext, 'attempt' | 'problem'>): Conversion | null {
  return hasRates(money) ? toConversion(getLoadedAccounts(accounts), input, money) : null;
}

/** Returns the unfinished request for the entered conversion. docs/rules.md CONV-18. */
function findOpenRequest({ attempt, ...context }: ConversionContext): Conversion | null {
  const entered = attempt && getEntered(context);
  return entered && hasSubject(attempt, toSubject(entered))
    ? getRequestAttempt(attempt, { request: entered, subject: toSubject(entered) }).request
    : null;
}

/** Returns the conversion to request. An unfinished attempt keeps its original rate. docs/rules.md CONV-22. */
export const getConversion = (context: ConversionContext): Conversion | null =>
  findOpenRequest(context) ?? getEntered(context);

const COMMAS = /[,\u060c\u066c]/g;

/**
 * Returns the previewed result; null while the rates are not loaded. The preview ignores all commas in the input.
 * docs/rules.md CONV-4.
 */
export function getPreview(context: ConversionContext): string | null {
  const { money } = context;
  if (!hasRates(money)) return null;
  return (
    getConversion(context)?.target.amount ??
    getResult({ ...context, amount: context.amount.replace(COMMAS, '') }, money)
  );
}

export function prepareConversion(context: ConversionContext): PreparedRequest<Conversion> | null {
  const entered = getEntered(context);
  if (!entered) return null;
  const { amount, source, target } = context;
  return {
    request: entered,
    subject: toSubject(entered),
    payee: [source, target],
    summary: { amount: entered.source.amount, currency: entered.source.currency },
    entered: { amount, source, target },
  };
}

/** After the server rejected the rate, the next request is a new attempt at the current rate. */
export const dropRejectedRate = (
  { attempt }: ConversionContext,
  { id }: Problem,
): Partial<ConversionContext> =>
  id === 'rateChanged' ? { attempt: completeAttempt(attempt) } : {};

/** Returns the first violated rule. docs/rules.md CONV-5. */
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
  // A started attempt has already passed this check and may have reduced the balance.
  if (findOpenRequest(context)) return null;
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
