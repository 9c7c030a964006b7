import type { AmountFieldProps } from '../../components/AmountField';
import { CURRENCY_PREFIXES, isMetal, type CurrencyCode } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';

/** The visible and the announced unit of an amount field. */
export type AmountUnit = Pick<AmountFieldProps, 'prefix' | 'suffix' | 'unitLabel'>;

/**
 * Returns the unit of an amount field: the currency as prefix, or grams as suffix for metals.
 * Outside English it is also announced in words, like amounts (docs/rules.md LANG-10).
 */
export function useAmountUnit(currency: CurrencyCode): AmountUnit {
  const t = useTranslations('payment');
  const tCurrency = useTranslations('currency');
  const isEnglish = useIsEnglish();
  const seen = isMetal(currency) ? { suffix: t('grams') } : { prefix: CURRENCY_PREFIXES[currency] };
  if (isEnglish) return seen;
  // The spoken form of an amount, without the number.
  return { ...seen, unitLabel: tCurrency('spoken', { currency, amount: '' }).trim() };
}
