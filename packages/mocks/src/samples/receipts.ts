import { contacts } from './people';
import { HOLDER } from './profile';

/** Shown if the URL has no id. The hash does not exist on the blockchain. docs/rules.md RECEIPT-1. */
export const transactionReceipt = {
  id: 'TXN-2025-8C41F07E',
  type: 'sent',
  amount: '25000',
  currency: 'PKR',
  status: 'completed',
  date: '2025-11-19T16:20:00+05:00',
  from: HOLDER,
  to: contacts[1].name,
  fee: '0',
  blockchainHash:
    '4xK9mPqR7vTnW2sYb8cLd5fGh3jMa6ZeUo1tXiNrQ7wS2vB9kDpE8uHyJ5gFzC3LmT6RnA4PqVsWxY1bKdRadDm',
  description: 'House rent for November',
};

/** Receipt data that is the same for every gift. docs/rules.md GIFT-13. */
export const giftReceipt = {
  transactionId: 'GIFT-2025-7F3A9C21',
  timestamp: '2025-11-20T15:45:00+05:00',
  sender: { name: HOLDER, accountId: 'RAD-4821-7730' },
  goldPrice: '15798',
  fees: { giftFee: '0', processingFee: '125', isCharged: false },
  blockchain: {
    verified: true,
    blockHash: '5Kq9vX2mTzR8yB4nWc7pLd3sHf6jGa1eUoQ5tYi8rNxM',
    confirmations: 3,
    required: 3,
  },
};
