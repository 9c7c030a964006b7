import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useStatusText } from '../../components/StatusIcon';
import { useTypeText } from '../../components/TransactionItem';
import { formatAmount } from '../../format';
import { receiptTotal, type TransactionReceipt } from './receipt';

/** The receipt in words: its date for the screen, and the whole of it for whoever it is shared with. docs/rules.md RECEIPT-4. */
export function useReceiptWords(receipt: TransactionReceipt): { date: string; text: string } {
  const t = useTranslations('receipt');
  const format = useFormatter();
  const locale = useLocale();
  const statusText = useStatusText();
  const typeText = useTypeText();
  const { id, type, amount, currency, status, from, to, fee, blockchainHash, description } =
    receipt;

  const money = (value: string) => formatAmount(value, currency, { locale });
  const date = format.dateTime(new Date(receipt.date), { dateStyle: 'medium', timeStyle: 'short' });
  const lines = [
    [t('status'), statusText(status)],
    [t('transactionId'), id],
    [t('type'), typeText(type)],
    [t('date'), date],
    [t('from'), from],
    [t('to'), to],
    [t('amount'), money(amount)],
    [t('fee'), money(fee)],
    [t('total'), money(receiptTotal(receipt))],
    [t('description'), description],
    [t('hash'), blockchainHash],
  ] as const;
  return {
    date,
    text: [t('title'), ...lines.map(([term, value]) => t('shareLine', { term, value }))].join('\n'),
  };
}
