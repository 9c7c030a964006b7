import type { Transaction } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';

/** The display form of a transaction: whom it was with comes from the description. */
export function toWalletTransaction(transaction: Transaction): WalletTransaction {
  const { id, type, currency, amount, description, status, timestamp } = transaction;
  return { id, type, currency, amount, contact: description, status, timestamp };
}
