import type { Contact, WalletAccount } from '../../types';
import type { Fund } from '../investment';

/** Accounts, contacts and funds for tests of machines, with values at the limits of the rules. */
export const accounts: WalletAccount[] = [
  { id: 'acc-pkr', type: 'trustvault', balance: '711875.00' },
  { id: 'acc-gold', type: 'gold', balance: '29.2' },
  { id: 'acc-silver', type: 'silver', balance: '150' },
];

export const contact: Contact = {
  id: 'contact-1',
  name: 'Ayesha Siddiqui',
  phone: '+92 300 1234567',
  initials: 'AS',
  lastAmount: '2500',
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
