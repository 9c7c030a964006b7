import type { Contact, WalletAccount } from '../../types';

/** Accounts and people for the tests of machines; figures chosen to sit at the edges. */
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
