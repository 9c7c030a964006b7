import type { Transaction } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';

/** The display form of a transaction: its contact is the description. */
export function toWalletTransaction(transaction: Transaction): WalletTransaction {
  const { id, type, currency, amount, description, conversion, counterparty, status, timestamp } =
    transaction;
  return {
    id,
    type,
    currency,
    amount,
    contact: description,
    conversion,
    counterparty,
    status,
    timestamp,
  };
}
