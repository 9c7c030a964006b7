import { memo, type Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useMessages } from '../../messages';
import { transactionsMessages } from '../../messages/shared/transactions';
import type { WalletTransaction } from '../../types';
import { Amount } from '../Amount';
import { RelativeTime } from '../RelativeTime';
import { StatusIcon, useFormatStatus } from '../StatusIcon';
import { addSign, getTransactionKind, type TransactionKind } from './getTransactionKind';
import * as styles from './TransactionItem.css';
import { TransactionTitle } from './TransactionTitle';
import { useFormatTransactionType } from './useFormatTransactionType';

export interface TransactionItemProps {
  /** The transaction, as the API returns it. */
  transaction: WalletTransaction;
  /** URL of the receipt; makes the row a link. */
  href?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

function getAmountTone(status: string, direction: TransactionKind['direction']) {
  if (status === 'failed') return 'muted';
  return direction === 'in' ? 'success' : 'default';
}

/**
 * One row of the transaction history. Use it for a single transaction; for several rows use `TransactionList`, for all
 * details `TransactionReceiptScreen`. docs/rules.md TXN-4.
 */
export function TransactionItem({ transaction, href, ref }: TransactionItemProps) {
  return <Row {...transaction} href={href} ref={ref} />;
}

type RowProps = WalletTransaction & Omit<TransactionItemProps, 'transaction'>;

/** Receives the transaction as separate props, so that a new object with equal values does not re-render the row. */
const Row = memo(function Row({ href, ref, ...transaction }: RowProps) {
  const t = useMessages(transactionsMessages);
  const statusText = useFormatStatus();
  const { type, amount, currency, status, timestamp } = transaction;
  const { icon: Icon, tone, direction } = getTransactionKind(type);
  const typeText = useFormatTransactionType()(type);
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon aria-hidden className={styles.glyph} />
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.contact}>
            <TransactionTitle transaction={transaction} />
          </span>
          <span className={styles.amount}>
            <Amount
              value={addSign(amount, direction)}
              currency={currency}
              sign={direction ? 'always' : 'auto'}
              tone={getAmountTone(status, direction)}
              isVoid={status === 'failed'}
            />
          </span>
        </div>
        <div className={styles.line}>
          <span className={styles.details}>
            <span className={styles.detail}>{typeText}</span>{' '}
            <span className={styles.detail}>
              <RelativeTime timestamp={timestamp} />
            </span>
          </span>
          <span className={styles.status}>
            <StatusIcon status={status} isDecorative />
            <span>{statusText(status)}</span>
          </span>
        </div>
      </div>
    </>
  );
  const root = ref as Ref<never>;
  if (href === undefined) {
    return (
      <div ref={root} className={styles.item}>
        {content}
      </div>
    );
  }
  return (
    <AriaLink ref={root} href={href} className={styles.link}>
      {content}
      <span className={styles.screenReaderOnly}>{t('viewReceipt')}</span>
    </AriaLink>
  );
});
