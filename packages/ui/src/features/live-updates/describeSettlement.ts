import type { Notice } from '../../components/Toast';
import { getTransactionKind } from '../../components/TransactionItem';
import type { WalletTransaction } from '../../types';

/** Returns what to announce; null unless the transaction was completed or failed. docs/rules.md LIVE-3. */
export function describeSettlement({
  type,
  currency,
  amount,
  counterparty,
  status,
}: WalletTransaction): Notice | null {
  if (status !== 'completed' && status !== 'failed') return null;
  const isCompleted = status === 'completed';
  const tone = isCompleted ? 'success' : 'danger';
  const values = { amount: { amount, currency } };
  // The counterparty of a deposit is its method.
  const named = { ...values, name: counterparty ?? '' };
  if (type === 'received' && isCompleted && counterparty) {
    return { tone, id: 'moneyArrivedFrom', values: named };
  }
  if (type === 'sent' && counterparty) {
    return { tone, id: isCompleted ? 'transferCompleted' : 'transferNotCompleted', values: named };
  }
  if (getTransactionKind(type).direction === 'in') {
    return { tone, id: isCompleted ? 'moneyArrived' : 'moneyNotArrived', values };
  }
  return { tone, id: isCompleted ? 'transactionCompleted' : 'transactionNotCompleted', values };
}
