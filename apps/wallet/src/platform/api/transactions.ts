import type { Transaction } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';

export function toWalletTransaction(transaction: Transaction): WalletTransaction {
  const { id, type, currency, amount, description, status, timestamp } = transaction;
  const { conversion, counterparty, isReversal } = transaction;
  return {
    id,
    type,
    currency,
    amount,
    contact: description,
    conversion,
    counterparty,
    isReversal,
    status,
    timestamp,
  };
}

/** At module level, because a stable `select` keeps the rows memoized. */
export const toWalletTransactions = (transactions: Transaction[]) =>
  transactions.map(toWalletTransaction);
