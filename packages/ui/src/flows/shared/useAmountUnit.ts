import { CURRENCY_PREFIXES, isMetal, type CurrencyCode } from '../../format';
import { useTranslations } from '../../messages';

/** What stands beside the figure of an amount: the currency before it, or a metal's grams after it. */
export function useAmountUnit(currency: CurrencyCode): { prefix?: string; suffix?: string } {
  const t = useTranslations('payment');
  return isMetal(currency) ? { suffix: t('grams') } : { prefix: CURRENCY_PREFIXES[currency] };
}
