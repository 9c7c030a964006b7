import type { GiftContact, GiftReceiptDetails, GiftRecipient, GiftWrapDesign } from '../gift';

/** Contacts, a wrap and a receipt for tests of the gift flow. */
export const giftContacts: GiftContact[] = [
  { id: 'g1', name: 'Zoë Khan', phone: '+92 300 1234567', initials: 'ZK', isRecent: true },
  { id: 'g2', name: 'Bilal Ahmed', phone: '+92 321 7654321', initials: 'BA', isRecent: false },
];

export const giftContact: GiftRecipient = {
  name: 'Zoë Khan',
  phone: '+92 300 1234567',
  isNewUser: false,
};

export const wrapDesign: GiftWrapDesign = {
  id: 'floral-garden',
  name: 'Floral Garden',
  color: 'White',
  pattern: 'Tulips',
  preview: 'White paper with tulips',
  occasion: 'Spring',
};

export const giftReceipt: GiftReceiptDetails = {
  transactionId: 'T-0',
  timestamp: '2026-11-21T10:00:00.000Z',
  sender: { name: 'Ali Hassan', accountId: 'RAD-1' },
  goldPrice: '15798',
  fees: { giftFee: '0', processingFee: '125' },
  blockchain: { verified: true, blockHash: '5Kq9', confirmations: 3, required: 3 },
};
