import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import { humanize } from '../StatusIcon/humanize';
import { getTransactionKind } from './getTransactionKind';

const TYPE_MESSAGES = new Map([
  ['bill_payment', 'billPayment'],
  ['gift', 'gift'],
] as const);

/** Unknown codes are converted to words only in English. docs/rules.md TXN-1. */
export function useFormatTransactionType(): (type: string) => string {
  const t = useTranslations('transactions.type');
  const isEnglish = useIsEnglish();
  return (type) => {
    const name = getTransactionKind(type).name ?? TYPE_MESSAGES.get(type as 'gift');
    return name ? t(name) : (isEnglish && humanize(type)) || t('other');
  };
}
