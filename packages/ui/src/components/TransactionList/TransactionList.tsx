import type { ReactNode } from 'react';
import type { WalletTransaction } from '../../types';
import { TransactionItem } from '../TransactionItem';
import * as styles from './TransactionList.css';

export interface TransactionListProps {
  /** In display order, newest first. */
  transactions: readonly WalletTransaction[];
  /** Accessible name of the list. */
  label: string;
  /** Returns the link to a transaction's receipt. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Renders a heading above a transaction that begins a group, such as a month. */
  renderHeading?: (transaction: WalletTransaction, previous?: WalletTransaction) => ReactNode;
}

/**
 * From this length, rows off screen are rendered on demand (`content-visibility`). Their heights are estimates until
 * then, so that Back restores the scroll position of a long list only roughly.
 */
const LONG_LIST_LENGTH = 50;

/** A list of transactions without selection. docs/rules.md TXN-10. */
export function TransactionList({
  transactions,
  label,
  getHref,
  renderHeading,
}: TransactionListProps) {
  return (
    // WebKit drops the list role without bullets.
    <ul
      role="list"
      aria-label={label}
      className={styles.list}
      data-long={transactions.length >= LONG_LIST_LENGTH || undefined}
    >
      {transactions.map((transaction, index) => (
        <li key={transaction.id} className={styles.row}>
          {renderHeading?.(transaction, transactions[index - 1])}
          <TransactionItem transaction={transaction} href={getHref?.(transaction)} />
        </li>
      ))}
    </ul>
  );
}
