import { getAmountParts, formatAmount, UNREADABLE_TEXT, type AmountOptions } from '../format';
import { getLanguageTag } from '../languages';
import { useTranslations } from '../messages';
import { useLocale } from '../messages/intl';

/**
 * Gives the function that writes an amount to be heard: '1,500 روپے'. English is heard as it is seen.
 * docs/rules.md LANG-10.
 */
export function useFormatSpokenAmount(): (
  amount: string,
  currency: string,
  options?: AmountOptions,
) => string {
  const t = useTranslations('currency');
  const locale = useLocale();
  return (amount, currency, options) => {
    if (getLanguageTag(locale) === 'en')
      return formatAmount(amount, currency, { ...options, locale });
    const { sign, integer, fraction } = getAmountParts(amount, currency, {
      ...options,
      locale,
      trailingZeroDisplay: 'stripIfInteger',
    });
    if (integer === UNREADABLE_TEXT) return UNREADABLE_TEXT;
    return t('spoken', { currency, amount: sign + integer + fraction });
  };
}
