import { getAmountParts, formatAmount, UNREADABLE_TEXT, type AmountOptions } from '../format';
import { getLanguageTag } from '../locale/languages';
import { useLocale } from '../messages/intl';
import { useAmountFormatOptions } from './useAmountFormatOptions';
import { useCurrencyTexts } from './useCurrencyTexts';

/**
 * Returns a function that formats an amount with its unit as a word: '1500 روپے'. In English, returns the visible text.
 * docs/rules.md LANG-10.
 */
export function useFormatSpokenAmount(): (
  amount: string,
  currency?: string,
  options?: AmountOptions,
) => string {
  const locale = useLocale();
  const shared = useAmountFormatOptions();
  const { addUnit } = useCurrencyTexts();
  return (amount, currency = shared.money.home, given) => {
    const options = { ...given, ...shared };
    if (getLanguageTag(locale) === 'en') return formatAmount(amount, currency, options);
    const { sign, integer, fraction } = getAmountParts(amount, currency, {
      ...options,
      trailingZeroDisplay: 'stripIfInteger',
      // eSpeak's Urdu voices omit decimals after grouped thousands.
      useGrouping: false,
    });
    if (integer === UNREADABLE_TEXT) return UNREADABLE_TEXT;
    return addUnit(sign + integer + fraction, currency);
  };
}
