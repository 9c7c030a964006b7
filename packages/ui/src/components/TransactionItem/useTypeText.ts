import { useIsEnglish } from '../../hooks/useIsEnglish';
import { useTranslations } from '../../messages';
import { humanize } from '../StatusIcon/humanize';
import { transactionKind } from './transactionKind';

/** Types that look like any other, and have a name. */
const NAMES = new Map([
  ['bill_payment', 'billPayment'],
  ['gift', 'gift'],
] as const);

/**
 * Gives the function that puts a transaction's type into words. An unknown one speaks for itself in
 * English, the language of its code; elsewhere it is a transaction. docs/rules.md TXN-1.
 */
export function useTypeText(): (type: string) => string {
  const t = useTranslations('transactions.type');
  const isEnglish = useIsEnglish();
  return (type) => {
    const name = transactionKind(type).name ?? NAMES.get(type as 'gift');
    return name ? t(name) : (isEnglish && humanize(type)) || t('other');
  };
}
