import type { WalletTransaction } from '../../types';
import { Amount } from '../Amount';
import { RelativeTime } from '../RelativeTime';
import { StatusIcon, useStatusText } from '../StatusIcon';
import { signedAmount, transactionKind, type TransactionKind } from './transactionKind';
import * as styles from './TransactionItem.css';
import { useTypeText } from './useTypeText';

export interface TransactionItemProps {
  transaction: WalletTransaction;
}

/** A failed amount never moved; only what came in is green. */
function amountTone(status: string, direction: TransactionKind['direction']) {
  if (status === 'failed') return 'muted';
  return direction === 'in' ? 'success' : 'default';
}

/** One transaction: what it was, with whom, how much, which way, when, and what became of it. docs/rules.md TXN-4. */
export function TransactionItem({ transaction }: TransactionItemProps) {
  const statusText = useStatusText();
  const { type, contact, amount, currency, status, timestamp } = transaction;
  const { icon: Icon, tone, direction } = transactionKind(type);
  const typeText = useTypeText()(type);
  return (
    <div className={styles.item}>
      <span className={styles.icon} data-tone={tone}>
        <Icon aria-hidden className={styles.glyph} />
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.contact}>{contact || typeText}</span>
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
    </div>
  );
}
