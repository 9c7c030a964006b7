import type { GiftContact, GiftReceiptDetails } from '@rad-wallet/ui/flows/gift';
import { holder } from './profile';

/** The fixed people of the gift flow. */
export const giftContacts: readonly GiftContact[] = [
  { id: 'g1', name: 'Ahmed Khan', phone: '+92 300 1234567', initials: 'AK', isRecent: true },
  { id: 'g2', name: 'Fatima Ali', phone: '+92 321 7654321', initials: 'FA', isRecent: true },
  { id: 'g3', name: 'Hassan Raza', phone: '+92 333 9876543', initials: 'HR', isRecent: true },
  { id: 'g4', name: 'Ayesha Malik', phone: '+92 345 1122334', initials: 'AM', isRecent: false },
  { id: 'g5', name: 'Bilal Ahmed', phone: '+92 312 5566778', initials: 'BA', isRecent: false },
  { id: 'g6', name: 'Mariam Yousaf', phone: '+92 302 4455667', initials: 'MY', isRecent: false },
  { id: 'g7', name: 'Usman Tariq', phone: '+92 334 7788990', initials: 'UT', isRecent: false },
];

/** What every receipt says besides the gift. docs/rules.md GIFT-13. */
export const giftReceipt: GiftReceiptDetails = {
  transactionId: 'GIFT-2025-7F3A9C21',
  timestamp: '2025-11-20T15:45:00+05:00',
  sender: { name: holder, accountId: 'RAD-4821-7730' },
  goldPrice: '15798',
  fees: { giftFee: '0', processingFee: '125', isCharged: false },
  blockchain: {
    verified: true,
    blockHash: '5Kq9vX2mTzR8yB4nWc7pLd3sHf6jGa1eUoQ5tYi8rNxM',
    confirmations: 3,
    required: 3,
  },
};
