import { memo, type Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslations } from '../../messages';
import type { WalletTransaction } from '../../types';
import { Amount } from '../Amount';
import { RelativeTime } from '../RelativeTime';
import { StatusIcon, useStatusText } from '../StatusIcon';
import { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
import { ServerText } from './ServerText';
import * as styles from './TransactionItem.css';
import { useTitle } from './useTitle';
import { useTypeText } from './useTypeText';

export interface TransactionItemProps {
  /** What happened. */
  transaction: WalletTransaction;
  /** Where its receipt is: makes the row a link. */
  href?: string;
  /** The link, or the plain row. */
  ref?: Ref<HTMLElement>;
}

/** A failed amount never moved; only what came in is green. */
function amountTone(status: string, direction: TransactionKind['direction']) {
  if (status === 'failed') return 'muted';
  return direction === 'in' ? 'success' : 'default';
}

/** One transaction: what it was, with whom, how much, which way, when, and what became of it. docs/rules.md TXN-4. */
export function TransactionItem({ transaction, href, ref }: TransactionItemProps) {
  return <Row {...transaction} href={href} ref={ref} />;
}

type RowProps = WalletTransaction & Omit<TransactionItemProps, 'transaction'>;

/** Given what a transaction says, one by one: it is drawn anew when that changes, and not with every list that is made anew. */
const Row = memo(function Row({ href, ref, ...transaction }: RowProps) {
  const t = useTranslations('transactions');
  const statusText = useStatusText();
  const { type, contact, amount, currency, status, timestamp } = transaction;
  const { icon: Icon, tone, direction } = transactionKind(type);
  const typeText = useTypeText()(type);
  const title =
    useTitle()(transaction) ?? (contact ? <ServerText>{contact}</ServerText> : typeText);
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon aria-hidden className={styles.glyph} />
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.contact}>{title}</span>
          <span className={styles.amount}>
            <Amount
              value={signedAmount(amount, direction)}
              currency={currency}
              sign={direction ? 'always' : 'auto'}
              tone={amountTone(status, direction)}
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
            {statusText(status)}
          </span>
        </div>
      </div>
    </>
  );
  // What the row is, and so what the ref reaches, is told by the props alone.
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
      <span className={styles.spoken}>{t('viewReceipt')}</span>
    </AriaLink>
  );
});
