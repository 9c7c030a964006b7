import { useTranslations } from 'use-intl';
import { Amount } from '../../components/Amount';
import { Card } from '../../components/Card';
import { Code } from '../../components/Code';
import { DescriptionList } from '../../components/DescriptionList';
import { receiptTotal, type TransactionReceipt } from './receipt';

interface ReceiptDetailsProps {
  receipt: TransactionReceipt;
  /** The receipt's date, in words. */
  date: string;
}

/** Who, when and how much, line by line. docs/rules.md RECEIPT-1, RECEIPT-2. */
export function ReceiptDetails({ receipt, date }: ReceiptDetailsProps) {
  const t = useTranslations('receipt');
  const { id, amount, currency, from, to, fee, description } = receipt;
  return (
    <Card heading={t('details')}>
      <DescriptionList
        items={[
          { term: t('transactionId'), value: <Code>{id}</Code>, isStacked: true },
          { term: t('date'), value: date },
          { term: t('from'), value: from },
          { term: t('to'), value: to },
          { term: t('description'), value: description },
          { term: t('amount'), value: <Amount value={amount} currency={currency} /> },
          { term: t('fee'), value: <Amount value={fee} currency={currency} /> },
          {
            term: t('total'),
            value: <Amount value={receiptTotal(receipt)} currency={currency} />,
            isEmphasized: true,
          },
        ]}
      />
    </Card>
  );
}
