import type { AmountFieldProps } from '../../components/AmountField';
import { CURRENCY_PREFIXES, isMetal, type CurrencyCode } from '../../format';
import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';

/** What stands beside the figure of an amount, and how it is heard. */
export type AmountUnit = Pick<AmountFieldProps, 'prefix' | 'suffix' | 'unitLabel'>;

/**
 * What stands beside the figure of an amount: the currency before it, or a metal's grams after it. Heard in words
 * where amounts are: docs/rules.md LANG-10.
 */
export function useAmountUnit(currency: CurrencyCode): AmountUnit {
  const t = useTranslations('payment');
  const tCurrency = useTranslations('currency');
  const isEnglish = useIsEnglish();
  const seen = isMetal(currency) ? { suffix: t('grams') } : { prefix: CURRENCY_PREFIXES[currency] };
  if (isEnglish) return seen;
  // An amount as it is said, without its figure.
  return { ...seen, unitLabel: tCurrency('spoken', { currency, amount: '' }).trim() };
}
