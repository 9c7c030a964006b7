import { useIsEnglish } from '../../hooks/useIsEnglish';
import { pickText } from '../../format/money';
import { useMessages } from '../../messages';
import { useLocale } from '../../messages/intl';
import { transactionsMessages } from '../../messages/shared/transactions';
import { humanize } from '../StatusIcon/humanize';
import { getTransactionKind } from './getTransactionKind';

const TYPE_MESSAGES = new Map([
  ['bill_payment', 'billPayment'],
  ['gift', 'gift'],
] as const);

/**
 * Returns a function that formats a transaction type. Unknown codes are converted to words only in English.
 * docs/rules.md TXN-1.
 */
export function useFormatTransactionType(): (type: string) => string {
  const t = useMessages(transactionsMessages);
  const isEnglish = useIsEnglish();
  const locale = useLocale();
  return (type) => {
    const kind = getTransactionKind(type);
    if (kind.title) return pickText(kind.title, locale);
    const name = kind.name ?? TYPE_MESSAGES.get(type as 'gift');
    return name ? t(`type.${name}`) : (isEnglish && humanize(type)) || t('type.other');
  };
}
