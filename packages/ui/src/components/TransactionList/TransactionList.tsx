import type { ReactNode } from 'react';
import type { WalletTransaction } from '../../types';
import { TransactionItem } from '../TransactionItem';
import * as styles from './TransactionList.css';

export interface TransactionListProps {
  /** Transactions in display order, newest first. */
  transactions: readonly WalletTransaction[];
  /** Accessible name of the list. */
  label: string;
  /** Returns the URL of a transaction's receipt; without it, rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Renders a heading above the first transaction of a group, such as a month. */
  renderHeading?: (transaction: WalletTransaction, previous?: WalletTransaction) => ReactNode;
}

/** In longer lists, off-screen rows render on demand, so Back restores the scroll position only approximately. */
const LONG_LIST_LENGTH = 50;

/**
 * A list of transactions whose rows link to their receipts. Use it for the latest transactions; for the whole history
 * with filters use `TransactionsScreen`, for other lists `ListItem`. docs/rules.md TXN-10.
 */
export function TransactionList({
  transactions,
  label,
  getHref,
  renderHeading,
}: TransactionListProps) {
  return (
    // WebKit drops the list role from lists without bullets.
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
