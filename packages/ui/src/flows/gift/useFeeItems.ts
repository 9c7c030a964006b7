import type { DescriptionItem } from '../../components/DescriptionList';
import { add, formatDecimal } from '../../format';
import { useTranslations } from '../../messages';
import type { GiftReceiptDetails } from './gift';

/** The fees of a gift, part by part, and their sum: before it is sent and on its receipt. */
export function useFeeItems({
  giftFee,
  processingFee,
}: GiftReceiptDetails['fees']): DescriptionItem[] {
  const t = useTranslations('gift');
  const fee = (amount: string) => t('fee', { amount: formatDecimal(amount, 0) });
  return [
    { term: t('giftFee'), value: fee(giftFee) },
    { term: t('processingFee'), value: fee(processingFee) },
    { term: t('total'), value: fee(add(giftFee, processingFee)), isEmphasized: true },
  ];
}
