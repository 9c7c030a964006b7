import { useFormatStatus } from '../../components/StatusIcon';
import { useFormatTransactionType } from '../../components/TransactionItem';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useFormats } from '../../hooks/useFormats';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import { getReceiptTotal, type TransactionReceipt } from './receipt';

export interface ReceiptFormats {
  date: (receipt: TransactionReceipt) => string;
  text: (receipt: TransactionReceipt) => string;
}

/** Omits missing details. docs/rules.md RECEIPT-4. */
export function useReceiptFormats(): ReceiptFormats {
  const t = useMessages(receiptMessages);
  const { formatAmount } = useFormats();
  const dateTime = useFormatDateTime();
  const statusText = useFormatStatus();
  const typeText = useFormatTransactionType();

  const date = (receipt: TransactionReceipt) => dateTime(receipt.date, DATE_TIME_FORMAT);

  function text(receipt: TransactionReceipt) {
    const { id, type, amount, currency, status, from, to, fee, verified } = receipt;
    const money = (value: string) => formatAmount(value, currency);
    const lines = [
      [t('status'), statusText(status)],
      [t('transactionId'), id],
      [t('type'), typeText(type)],
      [t('date'), date(receipt)],
      [t('from'), from],
      [t('to'), to],
      [t('amount'), money(amount)],
      [t('fee'), fee && money(fee)],
      [t('total'), fee && money(getReceiptTotal(receipt))],
      [t('description'), receipt.description],
      [t('message'), receipt.message],
      [t('verification'), verified === undefined ? '' : t(verified ? 'verified' : 'notVerified')],
      [t('hash'), receipt.blockchainHash],
    ] as const;
    return [
      t('title'),
      ...lines.flatMap(([term, value]) => (value ? [t('shareLine', { term, value })] : [])),
    ].join('\n');
  }

  return { date, text };
}
