import { useLocale } from 'use-intl';
import { formatDecimal } from '../../format';
import { useTranslations } from '../../messages';

/** Gives the function that writes what the program pays, whole rupees as its terms have them: 'Rs. 1,500'. */
export function useRupees(): (amount: string) => string {
  const t = useTranslations('referral');
  const locale = useLocale();
  return (amount) => t('rupees', { amount: formatDecimal(amount, 0, { locale }) });
}
