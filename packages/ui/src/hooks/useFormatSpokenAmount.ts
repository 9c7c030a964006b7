import { getAmountParts, formatAmount, UNREADABLE_TEXT, type AmountOptions } from '../format';
import { getLanguageTag } from '../languages';
import { useTranslations } from '../messages';
import { useLocale } from '../messages/intl';

/**
 * Returns a function that formats an amount for screen readers: '1,500 روپے'. In English the result equals the visible
 * text. docs/rules.md LANG-10.
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
