import type { Transaction } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';

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

/** docs/rules.md RECEIPT-7. */
export function getReceiptHref({ id }: { id: string }): string {
  // Not `encodeURIComponent`, which throws an error for a lone surrogate.
  return `/transaction-receipt?${new URLSearchParams({ id }).toString()}`;
}

/** At module level, because a stable `select` keeps the rows memoized. */
export const toRows = (transactions: Transaction[]) => transactions.map(toWalletTransaction);
