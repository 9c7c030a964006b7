import { useFormatTransactionType } from '../../../components/TransactionItem';
import { useTitle } from '../../../components/TransactionItem/useTitle';
import type { WalletTransaction } from '../../../types';

/** Returns a function that gives a transaction's title, as a row of the history shows it. */
export function useFormatTitle(): (transaction: WalletTransaction) => string {
  const formatTitle = useTitle();
  const formatType = useFormatTransactionType();
  return (transaction) =>
    formatTitle(transaction) ?? (transaction.contact || formatType(transaction.type));
}
