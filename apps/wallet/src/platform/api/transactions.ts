import type { Transaction } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';

export const toWalletTransaction = ({ description, ...transaction }: Transaction) =>
  ({ ...transaction, contact: description }) satisfies WalletTransaction;

/** At module level, because a stable `select` keeps the rows memoized. */
export const toWalletTransactions = (transactions: Transaction[]) =>
  transactions.map(toWalletTransaction);
