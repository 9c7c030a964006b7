import { amountParts, formatAmount } from '../../format';
import type { AmountValue } from './problem';

/** An amount as the text says it that speaks of it. */
export function amountValueText(
  { amount, currency, isBare = false, ...options }: AmountValue,
  locale: string,
): string {
  if (!isBare) return formatAmount(amount, currency, { ...options, locale });
  const { sign, integer, fraction } = amountParts(amount, currency, { ...options, locale });
  return sign + integer + fraction;
}
