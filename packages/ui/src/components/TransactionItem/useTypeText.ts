import { useTranslations } from '../../messages';
import { humanize } from '../StatusIcon/humanize';
import { transactionKind } from './transactionKind';

/** Gives the function that puts a transaction's type into words; an unknown one speaks for itself. docs/rules.md TXN-1. */
export function useTypeText(): (type: string) => string {
  const t = useTranslations('transactions.type');
  return (type) => {
    const { name } = transactionKind(type);
    return name ? t(name) : humanize(type) || t('other');
  };
}
