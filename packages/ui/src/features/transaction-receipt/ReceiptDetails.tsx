import { Amount } from '../../components/Amount';
import { Card } from '../../components/Card';
import { Code } from '../../components/Code';
import { DescriptionList, type DescriptionItem } from '../../components/DescriptionList';
import { ServerText } from '../../components/TransactionItem/ServerText';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import { getReceiptTotal, type TransactionReceipt } from './receipt';
import { useReceiptFormats } from './useReceiptFormats';

/** Omits unknown details. docs/rules.md RECEIPT-1, RECEIPT-2, RECEIPT-8. */
export function ReceiptDetails({ receipt }: { receipt: TransactionReceipt }) {
  const t = useMessages(receiptMessages);
  const words = useReceiptFormats();
  const { id, amount, currency, from, to, fee, verified, description, message } = receipt;
  const money = (value: string) => <Amount value={value} currency={currency} />;
  const items: readonly (DescriptionItem | false)[] = [
    { term: t('transactionId'), value: <Code>{id}</Code>, isStacked: true },
    { term: t('date'), value: words.date(receipt) },
    from !== undefined && { term: t('from'), value: <bdi>{from}</bdi> },
    to !== undefined && { term: t('to'), value: <bdi>{to}</bdi> },
    description !== '' && { term: t('description'), value: <ServerText>{description}</ServerText> },
    message !== undefined && { term: t('message'), value: <bdi>{message}</bdi> },
    verified !== undefined && {
      term: t('verification'),
      value: t(verified ? 'verified' : 'notVerified'),
    },
    { term: t('amount'), value: money(amount), isEmphasized: fee === undefined },
    fee !== undefined && { term: t('fee'), value: money(fee) },
    fee !== undefined && {
      term: t('total'),
      value: money(getReceiptTotal(receipt)),
      isEmphasized: true,
    },
  ];
  return (
    <Card title={t('details')}>
      <DescriptionList items={items.filter((item) => item !== false)} />
    </Card>
  );
}
