import type { GiftReceiptDetails, GiftRecipient, GiftWrapDesign } from '@rad-wallet/ui/flows/gift';
import type { Fund } from '@rad-wallet/ui/flows/investment';
import type { Contact, WalletAccount } from '@rad-wallet/ui/types';

/** PKR. */
const CASH_BALANCE = '711875.00';

/** The smallest amount above the cash balance, PKR. */
export const ABOVE_CASH_BALANCE = '711875.01';

export const accounts: WalletAccount[] = [
  { id: 'acc-pkr', type: 'trustvault', balance: CASH_BALANCE },
  { id: 'acc-gold', type: 'gold', balance: '29.2' },
  { id: 'acc-silver', type: 'silver', balance: '150' },
];

export const contact: Contact = {
  id: 'c1',
  name: 'Ahmed Khan',
  phone: '+92 300 1234567',
  initials: 'AK',
  lastAmount: '5000',
};

export const equityFund: Fund = {
  id: 'equity',
  name: 'Equity Fund',
  category: 'equity',
  risk: 'high',
  return1Y: '15.2',
  return3Y: '42.5',
  minInvestment: '1000',
  currentNAV: '125.5',
  shariahCompliant: true,
  description: 'Shares of sound companies.',
  holdings: ['Cement', 'Energy'],
};

export const incomeFund: Fund = {
  ...equityFund,
  id: 'income',
  name: 'Income Fund',
  category: 'income',
  risk: 'low',
  return1Y: '8.5',
  return3Y: '25.8',
  minInvestment: '500',
  currentNAV: '105.25',
};

export const giftContact: GiftRecipient = {
  name: contact.name,
  phone: contact.phone,
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
