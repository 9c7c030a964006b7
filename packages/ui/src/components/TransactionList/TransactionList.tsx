import type { WalletTransaction } from '../../types';
import { TransactionItem } from '../TransactionItem';
import * as styles from './TransactionList.css';

export interface TransactionListProps {
  /** Newest first, as they are to be shown. */
  transactions: readonly WalletTransaction[];
  /** Names the list; it is heard, not seen. */
  label: string;
  /** Where the receipt of a transaction is: makes the rows links. */
  hrefOf?: (transaction: WalletTransaction) => string;
}

/** From so many rows on, those out of sight are left to the browser to draw when they come near. */
const LONG = 40;

/** Transactions under each other. Nothing here is chosen, so it is a plain list. docs/rules.md TXN-10. */
export function TransactionList({ transactions, label, hrefOf }: TransactionListProps) {
  return (
    // The role is said again because WebKit drops it with the bullets.
    <ul
      role="list"
      aria-label={label}
      className={styles.list}
      data-long={transactions.length >= LONG || undefined}
    >
      {transactions.map((transaction) => (
        <li key={transaction.id} className={styles.row}>
          <TransactionItem transaction={transaction} href={hrefOf?.(transaction)} />
        </li>
      ))}
    </ul>
  );
}
