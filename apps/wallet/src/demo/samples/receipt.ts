import type { TransactionReceipt } from '@rad-wallet/ui/screens/transaction-receipt';
import { holder } from './profile';

/** The one fixed receipt. Its hash is made up: no explorer knows it. docs/rules.md RECEIPT-1. */
export const transactionReceipt: TransactionReceipt = {
  id: 'TXN-2025-8C41F07E',
  type: 'sent',
  amount: '25000',
  currency: 'PKR',
  status: 'completed',
  date: '2025-11-19T16:20:00+05:00',
  from: holder,
  to: 'Fatima Ali',
  fee: '0',
  blockchainHash:
    '4xK9mPqR7vTnW2sYb8cLd5fGh3jMa6ZeUo1tXiNrQ7wS2vB9kDpE8uHyJ5gFzC3LmT6RnA4PqVsWxY1bKdRadDm',
  description: 'House rent for November',
};
