import { Amount } from '../../components/Amount';
import { Card } from '../../components/Card';
import { StatusIcon, useFormatStatus } from '../../components/StatusIcon';
import { Text } from '../../components/Text';
import { useFormatTransactionType } from '../../components/TransactionItem';
import { useMessages } from '../../messages';
import { receiptMessages } from './messages';
import { getReceiptTotal, type TransactionReceipt } from './receipt';
import * as styles from './receipt.css';

/** Status, amount and type. docs/rules.md RECEIPT-1, RECEIPT-9. */
export function ReceiptSummary({ receipt }: { receipt: TransactionReceipt }) {
  const t = useMessages(receiptMessages);
  const statusText = useFormatStatus();
  const typeText = useFormatTransactionType();
  const { status, currency, type } = receipt;
  return (
    <Card>
      <div className={styles.summary}>
        <span className={styles.mark}>
          <StatusIcon status={status} size="lg" isDecorative />
        </span>
        <Text as="h2" size="heading" align="center">
          {statusText(status)}
        </Text>
        <Text as="div" align="center">
          <Amount
            value={getReceiptTotal(receipt)}
            currency={currency}
            size="display"
            isVoid={status === 'failed'}
          />
        </Text>
        <Text size="label" tone="muted" align="center">
          {typeText(type)}
        </Text>
        {(status === 'pending' || status === 'failed') && (
          <Text size="label" align="center">
            {t(`${status}Note`)}
          </Text>
        )}
      </div>
    </Card>
  );
}
