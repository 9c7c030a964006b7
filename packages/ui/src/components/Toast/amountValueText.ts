import { amountParts, formatAmount } from '../../format';
import { languageOf } from '../../format/direction';
import type { WriteAmount } from '../Amount';
import type { AmountValue } from './problem';

/** An amount as the text says it that speaks of it. */
export function amountValueText(
  { amount, currency, isBare = false, ...options }: AmountValue,
  locale: string,
  write: WriteAmount = (...given) => formatAmount(given[0], given[1], { ...given[2], locale }),
): string {
  if (!isBare || languageOf(locale) !== 'en') return write(amount, currency, options);
  const { sign, integer, fraction } = amountParts(amount, currency, { ...options, locale });
  return sign + integer + fraction;
}
