import { getAmountParts, formatAmount } from '../../format';
import { getLanguageTag } from '../../languages';
import type { FormatAmount } from '../Amount';
import type { AmountValue } from './problem';

export function formatAmountValue(
  { amount, currency, isBare = false, naming, trailingZeroDisplay }: AmountValue,
  locale: string,
  write: FormatAmount = (...given) => formatAmount(given[0], given[1], { ...given[2], locale }),
): string {
  const options = { naming, trailingZeroDisplay };
  if (!isBare || getLanguageTag(locale) !== 'en') return write(amount, currency, options);
  const { sign, integer, fraction } = getAmountParts(amount, currency, { ...options, locale });
  return sign + integer + fraction;
}
